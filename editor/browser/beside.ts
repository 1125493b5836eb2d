import type { Beside } from '../files/translation.ts';
import { directionOf } from '../../src/content/languages/language.ts';

/** The open form of a translated file. */
export interface OpenForm {
  path: string;
  /** The language that is written in it, and the one that it is translated from (BCP 47). */
  code: string;
  first: string;
  /** What stands beside its fields, by their paths. */
  texts: ReadonlyMap<string, Beside>;
}

const FIELD = '[data-key-path]';
const INPUTS = 'input[type="text"], input:not([type]), textarea, [contenteditable]';
const names = new Intl.DisplayNames(['en'], { type: 'language' });

/** What is to be done for a field, in words. */
const MARKS = {
  missing: () => 'Still to be translated',
  absent: (first: string) => `Only in ${names.of(first) ?? first} so far`,
  same: (first: string) => `Still in ${names.of(first) ?? first}`,
  stale: (first: string) => `${names.of(first) ?? first} has changed since this was translated`,
};

/** So many letters may need more room than there is. */
const MANY = 500;

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A text of the first language and the input of its field that it belongs to, counted from 0. */
type Line = Beside & { index: number };

/** What belongs to a field: its own text, or the lines of a list of lines. */
function linesFor(texts: OpenForm['texts'], field: string): Line[] {
  const own = texts.get(field);
  if (own) return [{ ...own, index: 0 }];
  return [...texts].flatMap(([path, text]) => {
    const index = path.startsWith(`${field}.`) ? Number(path.slice(field.length + 1)) : NaN;
    return Number.isInteger(index) ? [{ ...text, index }] : [];
  });
}

type Mark = keyof typeof MARKS;

/** What is to be done for a text. */
function wantingNow({ own, wanting }: Beside, value: string): Mark | undefined {
  if (wanting !== 'absent' && plain(value) === '') return 'missing';
  return plain(value) === plain(own) ? wanting : undefined;
}

function element(tag: string, className: string, text: string, language?: string): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  if (language) {
    made.lang = language;
    made.dir = directionOf(language);
  }
  return made;
}

/** The words of the first language, a line each; many of them scroll, by keyboard as well. */
function wordsOf(lines: readonly Beside[], first: string): HTMLElement {
  const made = element('p', 'words', '', first);
  made.append(...lines.flatMap(({ source }) => [element('span', '', source), '\n']));
  if (made.textContent.length < MANY) return made;
  made.tabIndex = 0;
  made.role = 'group';
  made.ariaLabel = names.of(first) ?? first;
  return made;
}

const valueOf = (input: HTMLElement) =>
  'value' in input ? String(input.value) : input.textContent;

/** Says what is to be done for a field, and of which of its lines. */
function tell(field: HTMLElement, lines: readonly Line[], { code, first }: OpenForm): void {
  if (lines.length === 0) return;
  const inputs = [...field.querySelectorAll<HTMLElement>(`:scope > .field-wrapper :is(${INPUTS})`)];
  for (const input of inputs) {
    if (input.lang === code) continue;
    input.lang = code;
    input.dir = directionOf(code);
  }
  const wanting = lines.map((line) => {
    const input = inputs[line.index];
    return wantingNow(line, input ? valueOf(input) : '');
  });
  const said = wanting.find(Boolean);
  const text = said ? MARKS[said](first) : '';
  const mark = field.querySelector<HTMLElement>(':scope > .beside > .wanting');
  // Whoever watches the form is not told of what has not changed.
  if (!mark || inputs.length === 0 || mark.dataset['wanting'] === wanting.join()) return;
  mark.dataset['wanting'] = wanting.join();
  mark.hidden = !said;
  mark.textContent = text;
  const words = field.querySelectorAll(':scope > .beside > .words > span');
  words.forEach((line, index) => line.classList.toggle('meant', Boolean(wanting[index])));
}

/** What is to be done for texts within the items of a list, which may be folded. */
function wantingWithin({ texts, first }: OpenForm, { keyPath = '', fieldType }: DOMStringMap) {
  const inside = [...texts].filter(([path]) => path.startsWith(`${keyPath}.`));
  const marks = new Set(inside.flatMap(([, { wanting }]) => wanting ?? []));
  return fieldType === 'list' ? [...marks].map((mark) => `Within: ${MARKS[mark](first)}`) : [];
}

/** Puts the words of the first language into a field of the form, below its name. */
function put(field: HTMLElement, form: OpenForm, lines: readonly Line[]): void {
  field.querySelector(':scope > .beside')?.remove();
  const within = lines.length > 0 ? [] : wantingWithin(form, field.dataset);
  if (lines.length + within.length === 0) return;
  const box = element('div', 'beside', '');
  const mark = element('p', 'wanting', within.join('. '));
  mark.hidden = within.length === 0;
  box.append(mark, ...(lines.length > 0 ? [wordsOf(lines, form.first)] : []));
  field.querySelector(':scope > header')?.after(box);
}

/**
 * Shows whoever translates what the first language says, in each field of the form, and which texts are missing or were
 * translated from other words.
 * @param formAt the form at an address of the editor; undefined where it is no translation
 */
export function showBeside(formAt: (hash: string) => OpenForm | undefined): void {
  let form: OpenForm | undefined;
  let hash = '';
  const show = () => {
    const fields = [...document.querySelectorAll<HTMLElement>(FIELD)];
    if (fields.length === 0) {
      // The next form may be of the same file, saved meanwhile.
      hash = '';
      return;
    }
    if (location.hash !== hash) form = formAt(location.hash);
    ({ hash } = location);
    if (!form || form.texts.size === 0) return;
    for (const field of fields) {
      const { keyPath = '', beside } = field.dataset;
      const lines = linesFor(form.texts, keyPath);
      const key = `${form.path} ${keyPath}`;
      if (beside !== key) put(field, form, lines);
      field.dataset['beside'] = key;
      // The lines of a list are laid out after it, and can be moved, added and removed.
      tell(field, lines, form);
    }
  };
  document.addEventListener('input', show);
  new MutationObserver(show).observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-key-path'],
  });
}
