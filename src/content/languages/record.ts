/**
 * What each text of a language was translated from, as it is written down in content/translations. It runs in the editor
 * as well.
 */
import { crc32 } from '../text/crc32.ts';

/** Fingerprints of a text in the first language and of its translation. */
type Pair = readonly [source: number, own: number];

/**
 * Pairs by file and field, such as `pages/home.yaml hero › lead`. An item of a list has its `id` in the name, or else no
 * name of its own: it is known by what it says, so that nothing is lost when items are added, removed or moved.
 */
export type TranslationRecord = ReadonlyMap<string, readonly Pair[]>;

/** Where the record of a language lies. */
export const recordPath = (code: string) => `content/translations/${code}.json`;

/** A number that stands for a text. Spaces and line breaks do not count: editors change them. */
export const fingerprint = (text: string): number => crc32(text.replace(/\s+/g, ' ').trim());

/** Reads a record; an empty one where the text is none. */
export function readRecord(text: string): TranslationRecord {
  try {
    const entries = Object.entries(JSON.parse(text) as Record<string, number[]>);
    return new Map(
      entries.map(([key, numbers]) => [
        key,
        numbers.flatMap((own, index): Pair[] =>
          index % 2 === 1 ? [[numbers[index - 1] ?? 0, own]] : [],
        ),
      ]),
    );
  } catch {
    return new Map();
  }
}

/** The text of the file that holds a record. */
export function recordText(record: TranslationRecord): string {
  const lines = [...record].map(
    ([key, pairs]) => `  ${JSON.stringify(key)}: [${pairs.flat().join(', ')}]`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}
