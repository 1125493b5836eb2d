/**
 * Compares a file of a language with the one that it translates. `compareFile` walks both at once,
 * along the schema (`textsAt`); items of a list (`textsOfList`) may stand in another order, so each
 * is first matched with its translation. What the record knows decides whether a text is stale.
 */
import { missingPaths } from '../reading/field-mistakes.ts';
import { plainText } from '../reading/plain-text.ts';
import { documentOf, once, type TextFile } from '../reading/text-file.ts';
import { writtenIn } from '../reading/yaml/read-yaml.ts';
import { isWords } from '../schemas/fields-of.ts';
import { jsonSchema, shapeOf, type JsonSchema, type Path } from '../schemas/json-schema.ts';
import { wordsOf } from '../text/writing-system.ts';
import { matchTranslations, type ListItem } from './match-translations.ts';
import { isMeant, textFingerprint, type TranslationRecord } from './record.ts';

/**
 * Why a text of the first language needs work in another. `missing`: its schema requires it, so the
 * language cannot be published without. `absent`: optional, such as a question that only one
 * language has. `same`: not translated. `stale`: the first language has changed since.
 */
export type TranslationGap = 'missing' | 'absent' | 'same' | 'stale';

/** A text of the first language and its translation. */
export interface ComparedText {
  /** Its name in the record. */
  key: string;
  source: string;
  own?: string;
  /** Where the translation is in its file, or belongs. */
  path: Path;
  gap?: TranslationGap;
}

/** The data of a file, as far as it can be parsed; of one without fields its text. */
export const readableData = once((file): unknown =>
  file.schema ? writtenIn(documentOf(file)) : plainText(file.text),
);

/** The required fields that a file lacks. */
const missingIn = once((file): readonly Path[] =>
  file.schema ? missingPaths(readableData(file) ?? {}, file.schema) : [[]],
);

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';
const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const itemOf = (item: unknown): ListItem =>
  isGroup(item) ? { id: item['id'], kind: item['block'] } : {};

/** A place in the data of the first language and of another one. */
interface PlaceInBoth {
  /** Its name in the record. */
  key: string;
  about: JsonSchema;
  /** What the first language has there. */
  source: unknown;
  /** What the other one has; undefined where it has nothing. */
  own: unknown;
  /** Where that is in the file of the other language, or belongs. */
  path: Path;
}

/** The record of a language, and the required fields that a file lacks. */
interface Known {
  record: TranslationRecord;
  missing: readonly Path[];
}

const isWithin = (path: Path, holder: Path) => holder.every((key, index) => key === path[index]);

/** Yields every text of the first language below a place, with its translation. */
function* textsAt(place: PlaceInBoth, known: Known): Generator<ComparedText> {
  const { key, source, own, path } = place;
  const about = shapeOf(place.about, source);
  if (isText(source) && isWords(about)) {
    const text = { key, source, path };
    const isMissing = () => known.missing.some((holder) => isWithin(path, holder));
    if (!isText(own)) yield { ...text, gap: isMissing() ? 'missing' : 'absent' };
    else if (about.format !== 'name' && isSame(source, own) && !isMeant(key, own, known.record))
      yield { ...text, own, gap: 'same' };
    else if (isStale(key, source, own, known.record)) yield { ...text, own, gap: 'stale' };
    else yield { ...text, own };
  } else if (Array.isArray(source)) {
    yield* textsOfList(place, about.items ?? {}, source, known);
  } else if (isGroup(source)) {
    for (const [name, field] of Object.entries(about.properties ?? {})) {
      // Each language has forms of its own; src/core/reading/plural-problems.ts checks them.
      if (about.format === 'plural' && !(isGroup(own) && isText(own[name])) && name !== 'other')
        continue;
      const inside = {
        key: key.endsWith(' ') ? key + name : `${key} › ${name}`,
        about: field,
        source: source[name],
        own: isGroup(own) ? own[name] : undefined,
        path: [...path, name],
      };
      yield* textsAt(inside, known);
    }
  }
}

/** The same for a list. Items are matched by ids, kinds and what the record knows of their texts. */
function* textsOfList(
  { key, own, path }: PlaceInBoth,
  about: JsonSchema,
  source: readonly unknown[],
  known: Known,
): Generator<ComparedText> {
  const items: readonly unknown[] = Array.isArray(own) ? own : [];
  const fingerprintsIn = (item: unknown) =>
    [...textsAt({ key, about, source: item, own: undefined, path }, known)].map((text) => ({
      key: text.key,
      hash: textFingerprint(text.source),
    }));
  const sourceFingerprints = source.map(fingerprintsIn);
  const ownFingerprints = items.map(
    (item) => new Set(fingerprintsIn(item).map((text) => `${text.key} ${text.hash}`)),
  );
  const score = (one: number, other: number) =>
    (sourceFingerprints[one] ?? []).filter((text) =>
      known.record
        .get(text.key)
        ?.some(
          ([sourceThen, ownThen]) =>
            sourceThen === text.hash && ownFingerprints[other]?.has(`${text.key} ${ownThen}`),
        ),
    ).length;
  let end = items.length;
  for (const [one, other] of matchTranslations(
    source.map(itemOf),
    items.map(itemOf),
    score,
  ).entries()) {
    const { id } = itemOf(source[one]);
    const item = {
      key: typeof id === 'string' ? `${key} › ${id}` : key,
      about,
      source: source[one],
      own: other === undefined ? undefined : items[other],
      path: [...path, other ?? end++],
    };
    yield* textsAt(item, known);
  }
}

/** Whether a text is not translated. A single word may be the same: `Message` is French. */
function isSame(source: string, own: string): boolean {
  const words = wordsOf(source).match(/\p{L}[\p{L}\p{M}’'-]*/gu) ?? [];
  return own === source && words.length > 1;
}

/** Whether the record knows a translation, but none of what the first language says now. */
function isStale(key: string, source: string, own: string, record: TranslationRecord): boolean {
  const ownNow = textFingerprint(own);
  const then = (record.get(key) ?? []).filter(([, ownThen]) => ownThen === ownNow);
  const sourceNow = textFingerprint(source);
  return then.length > 0 && !then.some(([sourceThen]) => sourceThen === sourceNow);
}

/**
 * Compares the texts of a file with those of the one that it translates.
 * @param original undefined where the first language has no such file
 */
export function compareFile(
  file: TextFile,
  original: TextFile | undefined,
  record: TranslationRecord,
): ComparedText[] {
  const { inside, schema } = file;
  const about = schema ? jsonSchema(schema) : { type: 'string', maxLength: Infinity };
  const source = original && readableData(original);
  const place = { key: `${inside} `, about, source, own: readableData(file), path: [] };
  return [...textsAt(place, { record, missing: missingIn(file) })];
}
