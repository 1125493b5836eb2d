import { fieldOf, fieldsOf } from '#content/fields';
import type { TextFile } from '#content/reading';
import { fullLabel } from '../../store/data/labels.ts';
import { withoutFormatting } from '../../store/data/without-formatting.ts';
import { fieldRef } from '../../store/files/mistakes.ts';
import type { OpenProject } from '../../store/files/open-project.ts';

/** Removes accents and converts to lower case: `Ọ̀rọ̀` becomes `oro`. */
const withoutAccents = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** A number, with the signs that people put between its digits, such as `0803 123-4567`. */
const NUMBER = /\d(?:[ ().\p{Pd}]*\d)+/gu;
/** A query that is a number. */
const ONLY_NUMBER = /^[+ ().\p{Pd}\d]+$/u;
/** The fewest digits of a phone number without the code of its country. */
const MIN_NATIONAL = 7;

/**
 * The digits of a number without leading zeros, which a country code replaces in other spellings.
 */
const digitsOf = (number: string) => number.replaceAll(/\D/g, '').replace(/^0+/, '');

/** A function that tells whether a text contains the words or the number of a query. */
function matcherOf(plainQuery: string): (plain: string) => boolean {
  const digits = ONLY_NUMBER.test(plainQuery) ? digitsOf(plainQuery) : '';
  const isSame = (inText: string) =>
    inText.includes(digits) || (inText.length >= MIN_NATIONAL && digits.endsWith(inText));
  return (plain) =>
    plain.includes(plainQuery) ||
    (digits.length > 2 && (plain.match(NUMBER) ?? []).map(digitsOf).some(isSame));
}

/** The line with the match; the first if only the address of a link matches. */
function lineWith(matches: (plain: string) => boolean, text: string): string {
  const lines = text.split('\n');
  return lines.find((line) => matches(withoutAccents(line))) ?? lines[0] ?? '';
}

/** The fields of a file in the search index; what is searched has no accents and is in lower case. */
function entriesOf(file: TextFile, data: unknown) {
  const { path, code, kind } = file;
  if (kind !== 'defined' && kind !== 'custom page') return [];
  return [...fieldsOf(fieldOf(file.schema), data)].flatMap(({ path: keys, value, field }) => {
    const key = keys.at(-1);
    const isItem = typeof key === 'number' && typeof value === 'object' && value !== null;
    if (key === undefined || isItem || field.kind === 'hidden') return [];
    const says = ['string', 'number'].includes(typeof value) ? String(value) : '';
    const { description = '' } = field;
    const label = typeof key === 'string' ? field.label : '';
    const lines = says.split('\n').map((line) => withoutFormatting(line, field.kind));
    const shown = lines.join('\n');
    // The source is searched too, because it has the addresses of links.
    const plain = withoutAccents(shown === says ? says : `${shown}\n${says}`);
    const text = shown || description || label;
    const [name, help] = [withoutAccents(label), withoutAccents(description)];
    return [{ path, code, keys, text, plain, name, help }];
  });
}

type Entry = ReturnType<typeof entriesOf>[number];

const known = new WeakMap<TextFile, Entry[]>();

/** The index of a file; cached for each version of the file. */
function entriesIn(texts: OpenProject, file: TextFile) {
  const entries = known.get(file) ?? entriesOf(file, texts.formValues(file.path));
  known.set(file, entries);
  return entries;
}

/**
 * Builds the search index before somebody types, one file per task, so that no tap has to wait.
 */
export async function prepareSearch(texts: OpenProject, signal: AbortSignal): Promise<void> {
  for (const file of texts.files()) {
    if (signal.aborted) return;
    entriesIn(texts, file);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/**
 * Searches the labels, texts and descriptions of all fields, ignoring accents, case and how a number
 * is written. Labels of settings come first, then other labels, then texts of the language and facts,
 * then descriptions, then texts of other languages.
 * @param most the largest number of results
 * @returns fields with their labels, each with the line that matches, or else its description or its
 *   label; and how many there are
 */
export function search(texts: OpenProject, query: string, code: string, most: number) {
  const plainQuery = withoutAccents(query).trim();
  if (plainQuery === '') return { results: [], count: 0 };
  const matches = matcherOf(plainQuery);
  const isOwn = (entry: Entry) => entry.code === code || entry.code === '';
  const rankOf = (entry: Entry) => {
    // Labels are the same in every language: list a field once.
    if (isOwn(entry) && entry.name.includes(plainQuery)) return entry.code === '' ? 0 : 1;
    if (matches(entry.plain)) return isOwn(entry) ? 2 : 4;
    return isOwn(entry) && entry.help.includes(plainQuery) ? 3 : 5;
  };
  const ranked = Object.groupBy(
    texts.files().flatMap((file) => entriesIn(texts, file)),
    rankOf,
  );
  const all = ([0, 1, 2, 3, 4] as const).flatMap((rank) => ranked[rank] ?? []);
  const results = all.slice(0, most).map(({ path, keys, text }) => {
    const where = fullLabel(fieldRef(texts, path, keys));
    return { path, keys, text: lineWith(matches, text), where };
  });
  return { results, count: all.length };
}
