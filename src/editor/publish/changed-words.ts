/** What the screen of changes shows of the values that somebody has changed. */
import { isGroup } from '#content/project';
import type { Conflict } from '../store/files/merge-data.ts';
import type { TextFiles } from '../store/files/text-files.ts';
import { WORDS } from '../words/words.ts';

/** All words of a value as one text. */
export function wordsIn(value: unknown): string {
  if (Array.isArray(value)) return value.map(wordsIn).join(' · ');
  if (!isGroup(value)) return typeof value === 'string' ? value : JSON.stringify(value);
  const texts = Object.entries(value).filter(([name]) => name !== 'block' && name !== 'id');
  return texts.map(([, text]) => wordsIn(text)).join(' – ');
}

/** The words of one side; of a whole page those at its top, of a picture none. */
export function wordsOfSide(
  texts: TextFiles,
  file: string,
  { path }: Conflict,
  value: unknown,
): string {
  if (value === undefined) return WORDS.publish.gone;
  if (path.length > 0 || typeof value !== 'string') return wordsIn(value);
  const page = texts.with(file, value).customPage(file);
  return [page?.heading, page?.lead].filter(Boolean).join(' – ');
}

/** Counts the words that two texts have in common at their start. */
function commonWords(first: readonly string[], second: readonly string[]): number {
  const different = first.findIndex((word, index) => word !== second[index]);
  return different < 0 ? first.length : different;
}

/** Splits a text into its words, each with the space after it. */
const wordsOf = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? [];

/**
 * Splits two texts into the words at their start and end that are equal, and those between them.
 */
export function changedWords(before: string, after: string) {
  const was = wordsOf(before);
  const is = wordsOf(after);
  const first = commonWords(was, is);
  const [wasRest, isRest] = [was.slice(first), is.slice(first)];
  const last = commonWords(wasRest.toReversed(), isRest.toReversed());
  const middle = (words: readonly string[]) => words.slice(0, words.length - last).join('');
  return {
    start: was.slice(0, first).join(''),
    removed: middle(wasRest),
    added: middle(isRest),
    end: wasRest.slice(wasRest.length - last).join(''),
  };
}
