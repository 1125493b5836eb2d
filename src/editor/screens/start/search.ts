import { fieldsOf, type Path } from '#content/fields';
import type { TextFile } from '#content/reading';
import { fullLabel, labelOf } from '../../form/labels.ts';
import { plainLine } from '../../form/list.ts';
import { fileSchema } from '../../store/files/file-schema.ts';
import { fieldRef } from '../../store/files/mistakes.ts';
import type { TextFiles } from '../../store/files/text-files.ts';

/** A search result. */
export interface SearchResult {
  path: string;
  keys: Path;
  /** The text around the match; for a field without text its description. */
  text: readonly [before: string, match: string, after: string];
  /** The label of the field: `Home › Top of the page › Introduction`. */
  where: string;
}

/** A field in the search index. */
interface Entry {
  path: string;
  /** Its language (BCP 47); empty for a fact. */
  code: string;
  keys: Path;
  text: string;
  /** The text to search: without accents and in lower case; empty if the field is empty. */
  plain: string;
  /** The label and description, in the same form. */
  help: string;
}

/** Removes accents and converts to lower case: `Ọ̀rọ̀` becomes `oro`. */
const withoutAccents = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** How many characters to show before and after a match. */
const AROUND = 60;

/** Returns the part of a text around a match. @param wanted without accents, unlike the text */
function excerpt(text: string, wanted: string): SearchResult['text'] {
  let plain = '';
  const places: number[] = [];
  let position = 0;
  for (const character of text) {
    const letters = withoutAccents(character);
    plain += letters;
    for (let count = 0; count < letters.length; count += 1) places.push(position);
    position += character.length;
  }
  const at = plain.indexOf(wanted);
  const start = places[at] ?? 0;
  const end = at < 0 ? 0 : (places[at + wanted.length] ?? text.length);
  const before = text.slice(0, start);
  const after = text.slice(end);
  return [
    before.length > AROUND ? `…${before.slice(-AROUND)}` : before,
    text.slice(start, end),
    after.length > 2 * AROUND ? `${after.slice(0, 2 * AROUND)}…` : after,
  ];
}

const NOT_SEARCHED: readonly string[] = ['record', 'unread', 'unknown'];

function entriesOf(file: TextFile, data: unknown): Entry[] {
  const { path, code, name } = file;
  if (NOT_SEARCHED.includes(name)) return [];
  return [...fieldsOf(fileSchema(file), data)].flatMap(
    ({ path: keys, value, fieldSchema: help }): Entry[] => {
      const key = keys.at(-1);
      const isGroup = typeof value === 'object' && value !== null;
      if (key === undefined || help.format === 'hidden' || (isGroup && typeof key === 'number'))
        return [];
      const says = ['string', 'number'].includes(typeof value) ? String(value) : '';
      const { description = '' } = help;
      const label = typeof key === 'string' ? labelOf(key, help) : '';
      const lines = says.split('\n').map((line) => plainLine(line, help));
      const shown = lines.join('\n');
      // The source finds the addresses of links too.
      const plain = withoutAccents(shown === says ? says : `${shown}\n${says}`);
      return [
        {
          path,
          code,
          keys,
          text: shown || description,
          plain,
          help: withoutAccents(`${label} ${description}`),
        },
      ];
    },
  );
}

const known = new WeakMap<TextFile, Entry[]>();

/** Returns the index of a file; cached for each version of the file. */
function entriesIn(texts: TextFiles, file: TextFile): Entry[] {
  const entries = known.get(file) ?? entriesOf(file, texts.data(file.path));
  known.set(file, entries);
  return entries;
}

/**
 * Builds the search index before somebody types, one file per task, so that no tap has to wait.
 * @param isWanted stops when it returns false
 */
export async function prepareSearch(texts: TextFiles, isWanted = () => true): Promise<void> {
  for (const file of texts.project.files()) {
    if (!isWanted()) return;
    entriesIn(texts, file);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/**
 * Searches the texts, labels and descriptions of all fields, ignoring accents and case. Matches in
 * texts of the language and in facts come first, then labels, then texts of other languages.
 * @param most the largest number of results
 */
export function search(
  texts: TextFiles,
  letters: string,
  code: string,
  most: number,
): { results: SearchResult[]; count: number } {
  const wanted = withoutAccents(letters).trim();
  if (wanted === '') return { results: [], count: 0 };
  const isOwn = (entry: Entry) => entry.code === code || entry.code === '';
  const rankOf = (entry: Entry) => {
    if (entry.plain.includes(wanted)) return isOwn(entry) ? 0 : 2;
    // Labels are the same in every language: list a field once.
    return isOwn(entry) && entry.help.includes(wanted) ? 1 : 3;
  };
  const ranked = Object.groupBy(
    texts.project.files().flatMap((file) => entriesIn(texts, file)),
    rankOf,
  );
  const { 0: words = [], 1: settings = [], 2: others = [] } = ranked;
  const all = [...words, ...settings, ...others];
  const results = all.slice(0, most).map(({ path, keys, text }) => {
    const where = fullLabel(fieldRef(texts, path, keys));
    return { path, keys, text: excerpt(text, wanted), where };
  });
  return { results, count: all.length };
}
