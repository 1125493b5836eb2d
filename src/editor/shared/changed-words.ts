/** The words of changed values, as screens show them. */
import { diffComm } from 'node-diff3';
import { isGroup } from '#content/data';
import { type Field, fieldAt } from '#content/fields';
import { withoutFormatting } from '../store/data/without-formatting.ts';
import type { Conflict } from '../store/files/merge-data.ts';
import type { OpenProject } from '../store/files/open-project.ts';
import { WORDS } from '../words/words.ts';

/** All words of a value as one text, by default without signs of formatting. */
export function wordsIn(value: unknown, field?: Field, textIn = withoutFormatting): string {
  const within = (key: PropertyKey, item: unknown) =>
    wordsIn(item, fieldAt(field, [key], value), textIn);
  if (Array.isArray(value)) return value.map((item, index) => within(index, item)).join(' · ');
  if (typeof value === 'string') return textIn(value, field?.kind);
  if (typeof value === 'boolean') return value ? WORDS.publish.yes : WORDS.publish.no;
  if (!isGroup(value)) return JSON.stringify(value);
  const texts = Object.entries(value).filter(([name]) => name !== 'block' && name !== 'id');
  return texts.map(([name, text]) => within(name, text)).join(' – ');
}

/** The words of one side: of a whole page those at its top, of a picture none. */
export function wordsOfSide(texts: OpenProject, file: string, { path }: Conflict, value: unknown) {
  if (value === undefined) return WORDS.publish.gone;
  if (path.length > 0 || typeof value !== 'string') return wordsIn(value, texts.field(file, path));
  const page = texts.with(file, value).shownCustomPage(file);
  return [page?.heading, page?.lead].filter(Boolean).join(' – ');
}

/** The words of a text. Pages show any space between them as one. */
const splitWords = (text: string): string[] => text.match(/\S+/g) ?? [];

/**
 * Compares two texts word by word. Each part of the result is common to both, or was removed and
 * added.
 */
export const changedWords = (before: string, after: string) =>
  diffComm(splitWords(before), splitWords(after)).map(
    ({ common = [], buffer1 = [], buffer2 = [] }) => ({
      common: common.join(' '),
      removed: buffer1.join(' '),
      added: buffer2.join(' '),
    }),
  );
