import type { Model } from '../model.ts';
import { OWN_PAGES_FOLDER } from '../schemas/index.ts';
import { valueAt } from '../schemas/json-schema.ts';
import { compareFile, isMeant, yamlData, type ComparedText } from './translation-state.ts';
import { MEANT_SAME, textFingerprint, type TranslationRecord } from './record.ts';

/** The file in the first language's folder that an own page translates. */
export function originalOf(file: string, text: string): string {
  const translates = valueAt(yamlData(text), ['translates']);
  return typeof translates === 'string' ? `${OWN_PAGES_FOLDER}${translates}.yaml` : file;
}

/** The texts of files by their paths in the folder of a language. */
export type Files = ReadonlyMap<string, string>;

/** A file of a language, compared with the one that it translates. */
export interface ComparedFile {
  path: string;
  /** Its text; empty if there is no file. */
  text: string;
  texts: readonly ComparedText[];
}

/** Compares every file of a language; an own page that it does not have is not missing. */
export function compareFiles(
  model: Model,
  source: Files,
  own: Files,
  record: TranslationRecord,
): ComparedFile[] {
  // Sorted, so that a record has one order, whoever has read the files.
  const pages = [...own.keys()].filter((path) => path.startsWith(`${OWN_PAGES_FOLDER}/`)).sort();
  return [...model.translated, ...pages].map((path) => {
    const text = own.get(path) ?? '';
    const original = path.startsWith(`${OWN_PAGES_FOLDER}/`) ? originalOf(path, text) : path;
    // The same names in every language.
    const { schema } = model.placeOf(`content/en/${path}`);
    const texts = compareFile(path, schema, source.get(original) ?? '', text, record);
    return { path, text, texts };
  });
}

/** Updates a record, at any time: only new and edited texts count as translated from today's. */
export function renewedRecord(
  files: readonly ComparedFile[],
  record: TranslationRecord,
): TranslationRecord {
  const renewed = new Map<string, [number, number][]>();
  for (const { key, source, own, gap } of files.flatMap(({ texts }) => texts)) {
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
