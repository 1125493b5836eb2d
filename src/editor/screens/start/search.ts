import { fieldsOf, type Path } from '#content/fields';
import type { TextFile } from '#content/reading';
import { fullLabel, labelOf } from '../../form/labels.ts';
import { plainLine } from '../../form/list.ts';
import { fileHandlerFor } from '../../store/files/file-handler.ts';
import { fieldRef } from '../../store/files/mistakes.ts';
import type { TextFiles } from '../../store/files/text-files.ts';

/** A field that was found. */
export interface SearchResult {
  path: string;
  keys: Path;
  /** What it says, around what was found; of a field without words, what it is for. */
  text: readonly [before: string, match: string, after: string];
  /** Where it is, in words: `Home › Top of the page › Introduction`. */
  where: string;
}

/** A field as it is searched. */
interface Entry {
  path: string;
  /** Its language (BCP 47); empty for a fact. */
  code: string;
  keys: Path;
  text: string;
  /** What it says, without accents and in small letters; empty where it says nothing. */
  plain: string;
  /** Its label, and what it is for, likewise. */
  help: string;
}

/** Small letters without accents: `Ọ̀rọ̀` is `oro`. */
const plainly = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** So many letters are shown before and after what was found. */
const AROUND = 60;

/** The part of a text around some letters, which the text may write with accents. */
function excerpt(text: string, wanted: string): SearchResult['text'] {
  let plain = '';
  const places: number[] = [];
  let position = 0;
  for (const character of text) {
    const letters = plainly(character);
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

const UNREAD: readonly string[] = ['record', 'unread', 'unknown'];

function entriesOf(file: TextFile, data: unknown): Entry[] {
  const { path, code, name } = file;
  if (UNREAD.includes(name)) return [];
  return [...fieldsOf(fileHandlerFor(file).schema, data)].flatMap(
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
      // Also the addresses of its links are found.
      const plain = plainly(shown === says ? says : `${shown}\n${says}`);
      return [
        {
          path,
          code,
          keys,
          text: shown || description,
          plain,
          help: plainly(`${label} ${description}`),
        },
      ];
    },
  );
}

const known = new WeakMap<TextFile, Entry[]>();

/** What there is to search in a file, read once for each of its texts. */
function entriesIn(texts: TextFiles, file: TextFile): Entry[] {
  const entries = known.get(file) ?? entriesOf(file, texts.data(file.path));
  known.set(file, entries);
  return entries;
}

/**
 * Reads what there is to search before somebody types, one file at a time, so that a tap need not
 * wait. @param isWanted ends it once it says no
 */
export async function prepareSearch(texts: TextFiles, isWanted = () => true): Promise<void> {
  for (const file of texts.project.files()) {
    if (!isWanted()) return;
    entriesIn(texts, file);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/**
 * The fields whose words, label or purpose have some letters in them, accents aside: words of the
 * chosen language first, then settings, then words of other languages.
 * @param most so many are given at the most
 */
export function search(
  texts: TextFiles,
  letters: string,
  code: string,
  most: number,
): { results: SearchResult[]; count: number } {
  const wanted = plainly(letters).trim();
  if (wanted === '') return { results: [], count: 0 };
  const isOwn = (entry: Entry) => entry.code === code || entry.code === '';
  const rankOf = (entry: Entry) => {
    if (entry.plain.includes(wanted)) return isOwn(entry) ? 0 : 2;
    // What a field is for is the same in every language.
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
