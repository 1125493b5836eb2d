import { directionOf } from '../../src/core/languages/language.ts';
import type { TranslationGap } from '../../src/core/languages/translation-state.ts';
import { gapText, type OriginalText } from '../files/translation.ts';
import { languageName } from '../languages.ts';
import { element } from './element.ts';
import { whenLaidOut } from './when-laid-out.ts';

/** The open form of a translated file. */
interface OpenForm {
  path: string;
  /** The language that is written in it, and the one that it is translated from (BCP 47). */
  code: string;
  first: string;
  /** What stands beside its fields, by their paths. */
  texts: ReadonlyMap<string, OriginalText>;
}

const INPUTS = 'input[type="text"], input:not([type]), textarea, [contenteditable]';

/** So many letters may need more room than there is. */
const MANY = 500;

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * What belongs to a field by the number of its input: its own text, or the lines of a list of
 * lines.
 */
function linesFor(texts: OpenForm['texts'], field: string): [index: number, text: OriginalText][] {
  return [...texts].flatMap(([path, text]) => {
    const index = path === field ? 0 : Number(path.replace(`${field}.`, ''));
    return Number.isInteger(index) ? [[index, text]] : [];
  });
}

/** What is to be done for a text once its input holds this. */
function gapNow({ own, gap }: OriginalText, typed: string): TranslationGap | undefined {
  if (gap !== 'absent' && plain(typed) === '') return 'missing';
  return plain(typed) === plain(own) ? gap : undefined;
}

/** The words of the first language, a line each; many of them scroll, by keyboard as well. */
function wordsOf(lines: readonly OriginalText[], first: string): HTMLElement {
  const spans = lines.flatMap(({ source }) => [element('span', {}, source), '\n']);
  const language = { className: 'words', lang: first, dir: directionOf(first) };
  const words = element('p', language, ...spans);
  return words.textContent.length < MANY
    ? words
    : Object.assign(words, { tabIndex: 0, role: 'group', ariaLabel: languageName(first) });
}

/** What is to be done for texts within the items of a list, which may be folded. */
function gapsWithin({ texts, first }: OpenForm, { keyPath = '', fieldType }: DOMStringMap) {
  const inside = [...texts].filter(([path]) => path.startsWith(`${keyPath}.`));
  const marks = new Set(inside.flatMap(([, { gap }]) => gap ?? []));
  return fieldType === 'list' ? [...marks].map((mark) => `Within: ${gapText(mark, first)}`) : [];
}

/** Puts the words of the first language into a field of the form, below its name. */
function put(field: HTMLElement, form: OpenForm, lines: readonly OriginalText[]): void {
  field.querySelector(':scope > .beside')?.remove();
  const within = lines.length > 0 ? [] : gapsWithin(form, field.dataset);
  if (lines.length + within.length === 0) return;
  const mark = { className: 'wanting', hidden: within.length === 0 };
  const words = lines.length > 0 ? [wordsOf(lines, form.first)] : [];
  const box = [element('p', mark, within.join('. ')), ...words];
  field.querySelector(':scope > header')?.after(element('div', { className: 'beside' }, ...box));
}

/** Shows what is to be done for a field, and marks those of its lines for which it is. */
function showGap(field: HTMLElement, form: OpenForm, lines: ReturnType<typeof linesFor>): void {
  const { code, first } = form;
  const inputs = [...field.querySelectorAll<HTMLElement>(`:scope > .field-wrapper :is(${INPUTS})`)];
  const mark = field.querySelector<HTMLElement>(':scope > .beside > .wanting');
  if (lines.length === 0 || inputs.length === 0 || !mark) return;
  for (const input of inputs) {
    if (input.lang !== code) Object.assign(input, { lang: code, dir: directionOf(code) });
  }
  const gaps = lines.map(([index, text]) => {
    const input = inputs[index];
    const typed = input && 'value' in input ? String(input.value) : input?.textContent;
    return gapNow(text, typed ?? '');
  });
  // Writing the same once more would wake whatever watches the form.
  if (mark.dataset['gaps'] === gaps.join()) return;
  mark.dataset['gaps'] = gaps.join();
  const most = gaps.find(Boolean);
  mark.hidden = !most;
  mark.textContent = most ? gapText(most, first) : '';
  const words = field.querySelectorAll(':scope > .beside > .words > span');
  words.forEach((line, index) => line.classList.toggle('meant', Boolean(gaps[index])));
}

/**
 * Shows whoever translates what the first language says, in each field of the form, and which texts
 * are missing or were translated from other words.
 * @param formAt the form at an address of the editor; undefined where it is no translation
 */
export function showOriginals(formAt: (hash: string) => OpenForm | undefined): void {
  let form: OpenForm | undefined;
  let hash = '';
  const show = () => {
    const fields = document.querySelectorAll<HTMLElement>('[data-key-path]');
    if (fields.length > 0 && location.hash !== hash) form = formAt(location.hash);
    // The next form may be of the same file, saved meanwhile.
    hash = fields.length > 0 ? location.hash : '';
    if (!form?.texts.size) return;
    for (const field of fields) {
      const { keyPath = '', beside } = field.dataset;
      const lines = linesFor(form.texts, keyPath);
      const key = `${form.path} ${keyPath}`;
      const texts = lines.map(([, text]) => text);
      if (beside !== key) put(field, form, texts);
      field.dataset['beside'] = key;
      // The lines of a list are laid out after it, and can be moved, added and removed.
      showGap(field, form, lines);
    }
  };
  document.addEventListener('input', show);
  whenLaidOut(show);
}
