/** What each file was translated from, in content/translations. Also runs in the editor. */
import { z } from 'zod';

/**
 * For each file of a language, by its path in the language's folder: the fingerprint of the English
 * words at the time of its translation.
 */
export type TranslationRecord = Readonly<Record<string, number>>;

const schema = z.record(z.string(), z.number());

/** Path of the record of a language. */
export const recordPath = (code: string) => `content/translations/${code}.json`;

/** Parses a record; empty if the text is invalid. */
export function readRecord(text: string): TranslationRecord {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return {};
  }
}

/** Formats a record as the text of its file, a line for each translated file. */
export function recordText(record: TranslationRecord): string {
  const sorted = Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
}
