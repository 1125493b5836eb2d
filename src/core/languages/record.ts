/** What each text was translated from, in content/translations. Also runs in the editor. */
import { z } from 'zod';
import { crc32 } from '../text/crc32.ts';
import type { ComparedText } from './translation-state.ts';

/** Fingerprints of a text in the first language and of its translation. */
type Pair = readonly [source: number, own: number];

/** Pairs by file and field. List items have their `id` in the name, but no index: they move. */
export type TranslationRecord = ReadonlyMap<string, readonly Pair[]>;

/**
 * In place of the fingerprint of the original: somebody has said that a text is meant to be the same
 * in both languages.
 */
const MEANT_SAME = 0;

/** Path of the record of a language. */
export const recordPath = (code: string) => `content/translations/${code}.json`;

/** A hash of a text. White space does not count, since editors change it. */
export const textFingerprint = (text: string): number => crc32(text.replace(/\s+/g, ' ').trim());

/** Parses a record; empty if the text is invalid. */
export function readRecord(text: string): TranslationRecord {
  try {
    const entries = z.record(z.string(), z.array(z.number())).parse(JSON.parse(text));
    return new Map(
      Object.entries(entries).map(([key, numbers]) => [
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

/** Formats a record as the text of its file. */
export function recordText(record: TranslationRecord): string {
  const lines = [...record].map(
    ([key, pairs]) => `  ${JSON.stringify(key)}: [${pairs.flat().join(', ')}]`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** Whether somebody has said that a text is meant to be the same in both languages. */
export const isMeant = (key: string, own: string, record: TranslationRecord): boolean =>
  record
    .get(key)
    ?.some(([source, then]) => source === MEANT_SAME && then === textFingerprint(own)) ?? false;

/**
 * Updates a record: new and edited translations count as made from the original as it is now. It
 * can run at any time, because stale ones stay stale.
 */
export function renewedRecord(
  texts: readonly ComparedText[],
  record: TranslationRecord,
): TranslationRecord {
  const renewed = new Map<string, [number, number][]>();
  for (const { key, source, own, gap } of texts) {
    if (own === undefined) continue;
    const ownNow = textFingerprint(own);
    const before = record.get(key)?.find(([, ownThen]) => ownThen === ownNow);
    const sourceThen = gap === 'stale' && before ? before[0] : textFingerprint(source);
    const pairs = renewed.get(key) ?? [];
    renewed.set(key, [...pairs, [sourceThen, ownNow]]);
    if (own === source && isMeant(key, own, record)) renewed.get(key)?.push([MEANT_SAME, ownNow]);
  }
  return renewed;
}

/** A record in which somebody says that a translation is right as it is. */
export function acceptedRecord(
  { key, source, own = '', gap }: Omit<ComparedText, 'path'>,
  record: TranslationRecord,
): TranslationRecord {
  const ownNow = textFingerprint(own);
  const pairs = [...(record.get(key) ?? []), [textFingerprint(source), ownNow] as const];
  return new Map([
    ...record,
    [key, gap === 'same' ? [...pairs, [MEANT_SAME, ownNow] as const] : pairs],
  ]);
}
