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
const INPUT = 'input[type="text"], input:not([type]), textarea, [contenteditable]';
const names = new Intl.DisplayNames(['en'], { type: 'language' });

/** What is to be done for a field, in words. */
const MARKS = {
  missing: () => 'Still to be translated',
  absent: (first: string) => `Only in ${names.of(first) ?? first} so far`,
  stale: (first: string) => `${names.of(first) ?? first} has changed since this was translated`,
};

/** So many letters may need more room than there is. */
const MANY = 500;

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** What belongs to a field: its own text, or the lines of a list of lines. */
function textsFor(texts: OpenForm['texts'], field: string): Beside[] {
  const lines = [...texts].filter(([path]) => /^\.\d+$/.test(path.slice(field.length)));
  const own = texts.get(field);
  return own ? [own] : lines.filter(([path]) => path.startsWith(field)).map(([, text]) => text);
}

/** What is to be done for a field that holds a text. */
function wantingNow(texts: readonly Beside[], value: string): keyof typeof MARKS | undefined {
  if (plain(value) === '') return 'missing';
  const isUntouched = plain(value) === plain(texts.map(({ own }) => own).join(' '));
  return isUntouched ? texts.find(({ wanting }) => wanting)?.wanting : undefined;
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

/** The words of the first language; many of them scroll, by keyboard as well. */
function wordsOf(words: string, first: string): HTMLElement {
  const made = element('p', 'words', words, first);
  if (words.length < MANY) return made;
  made.tabIndex = 0;
  made.role = 'group';
  made.ariaLabel = names.of(first) ?? first;
  return made;
}

/** Puts the words of the first language into a field of the form, below its name. */
function put(field: HTMLElement, form: OpenForm, key: string): void {
  field.querySelector(':scope > .beside')?.remove();
  field.dataset['beside'] = key;
  const texts = textsFor(form.texts, field.dataset['keyPath'] ?? '');
  if (texts.length === 0) return;
  const box = element('div', 'beside', '');
  const words = texts.map(({ source }) => source).join('\n');
  const mark = element('p', 'wanting', '');
  box.append(mark, wordsOf(words, form.first));
  field.querySelector(':scope > header')?.after(box);
  const input = field.querySelector<HTMLElement>(INPUT);
  if (!input) return;
  input.lang = form.code;
  input.dir = directionOf(form.code);
  const tell = () => {
    const value = 'value' in input ? String(input.value) : input.textContent;
    const wanting = wantingNow(texts, value);
    mark.hidden = wanting === undefined;
    mark.textContent = wanting ? MARKS[wanting](form.first) : '';
  };
  tell();
  field.addEventListener('input', tell);
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
      const key = `${form.path} ${field.dataset['keyPath'] ?? ''}`;
      if (field.dataset['beside'] !== key) put(field, form, key);
    }
  };
  new MutationObserver(show).observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-key-path'],
  });
}
