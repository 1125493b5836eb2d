/**
 * Compares a file with its original by walking both along the schema. Items of a list may be in a
 * different order, so each is first matched with its translation.
 */
import { matchItems } from '../data/match-items.ts';
import { isGroup } from '../data/values.ts';
import { chosenField, type Field, fieldOf, isWords, type Path } from '../fields/field.ts';
import { memoizeByObject, type TextFile, writtenData } from '../reading/text-file.ts';

/** Why a text still needs translating: it is missing, or the same as the original. */
export type TranslationGap = 'missing' | 'same';

/** A text of the first language and its translation. */
export interface ComparedText {
  source: string;
  translated?: string;
  /** Where the translation is in its file, or would be. */
  path: Path;
  gap?: TranslationGap;
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';

/** The text without placeholders in braces and addresses, which are the same in every language. */
const proseOf = (text: string): string => text.replace(/\{[^}]*\}|https?:\S+|\S+@\S+/g, ' ');

/** Whether a text is untranslated. A single word may be equal: `Message` is French too. */
function isUntranslated(source: string, translated: string): boolean {
  const words = proseOf(source).match(/\p{L}[\p{L}\p{M}’'-]*/gu) ?? [];
  return translated === source && words.length > 1;
}

/** The same field in the first language and in another one. */
interface FieldPair {
  field: Field;
  source: unknown;
  /** Undefined if it is not translated. */
  translation: unknown;
  /** Where the translation is in its file, or would be. */
  path: Path;
}

/** Yields every text of the first language at or below a field, with its translation. */
function* textsAt({ field, source, translation, path }: FieldPair): Generator<ComparedText> {
  const { item, fields = {} } = chosenField(field, source) ?? {};
  if (isText(source) && isWords(field)) {
    if (!isText(translation)) yield { source, path, gap: 'missing' };
    else if (field.kind !== 'name' && isUntranslated(source, translation))
      yield { source, translated: translation, path, gap: 'same' };
    else yield { source, translated: translation, path };
  } else if (item && Array.isArray(source)) {
    const items: readonly unknown[] = Array.isArray(translation) ? translation : [];
    let end = items.length;
    for (const [index, match] of matchItems(items, source).matches.entries())
      yield* textsAt({
        field: item,
        source: source[index],
        translation: match === undefined ? undefined : items[match],
        path: [...path, match ?? end++],
      });
  } else if (isGroup(source)) {
    const group = isGroup(translation) ? translation : {};
    for (const [name, inner] of Object.entries(fields)) {
      const inside = { source: source[name], translation: group[name], path: [...path, name] };
      yield* textsAt({ field: inner, ...inside });
    }
  }
}

/** The texts of a file, each with its translation. */
const textsOf = (original: TextFile, translation: unknown): ComparedText[] => [
  ...textsAt({
    field: fieldOf(original.schema),
    source: writtenData(original),
    translation,
    path: [],
  }),
];

/** The words of a file to translate, without facts and comments. */
export const translatableWords = memoizeByObject((file): string =>
  textsOf(file, undefined)
    .map(({ source }) => source)
    .join('\n'),
);

/**
 * Pairs the texts of the original with those of a file.
 * @param original undefined if the first language has no such file
 */
export const compareWithOriginal = (
  file: TextFile,
  original: TextFile | undefined,
): ComparedText[] => (original ? textsOf(original, writtenData(file)) : []);
