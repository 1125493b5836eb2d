import { OWN_PAGES_FOLDER, WORD_FILES } from '../schemas/index.ts';
import type { OwnPageFile } from '../schemas/own-page.ts';
import { BIOGRAPHY, compareFile, dataOf, type ComparedText } from './translation-state.ts';
import { fingerprint, type TranslationRecord } from './record.ts';

/** The files that are translated, in a language folder; what a language says of itself is no translation. */
export const TRANSLATED: readonly string[] = [
  ...Object.values(WORD_FILES)
    .map(({ path }) => path)
    .filter((path) => path !== WORD_FILES.language.path),
  BIOGRAPHY,
];

/** The page of the first language that a page of the team's own translates, both in their folders. */
export function originalOf(file: string, text: string): string {
  const { translates } = (dataOf(text) ?? {}) as Partial<OwnPageFile>;
  return translates ? `${OWN_PAGES_FOLDER}${translates}.yaml` : file;
}

/** The texts of files by their paths in the folder of a language. */
export type Files = ReadonlyMap<string, string>;

/** A file of a language beside the one that it translates. */
export interface ComparedFile {
  path: string;
  /** What it says; empty where it is not there. */
  text: string;
  texts: readonly ComparedText[];
}

/**
 * Every file of a language. A page of the team's own exists in the languages that have it: where one has not, nothing is
 * missing.
 */
export function compareFiles(source: Files, own: Files, record: TranslationRecord): ComparedFile[] {
  const pages = [...own.keys()].filter((path) => path.startsWith(`${OWN_PAGES_FOLDER}/`));
  return [...TRANSLATED, ...pages].map((path) => {
    const text = own.get(path) ?? '';
    const original = path.startsWith(`${OWN_PAGES_FOLDER}/`) ? originalOf(path, text) : path;
    return { path, text, texts: compareFile(path, source.get(original) ?? '', text, record) };
  });
}

/**
 * The record as it is from now on. A text that is new or was touched was translated from what the first language says
 * today; one that nobody has touched keeps what it was translated from. So it can be written at any time, and never calls
 * something translated that was not.
 */
export function renewedRecord(
  files: readonly ComparedFile[],
  record: TranslationRecord,
): TranslationRecord {
  const renewed = new Map<string, [number, number][]>();
  for (const { key, source, own, wanting } of files.flatMap(({ texts }) => texts)) {
    if (own === undefined) continue;
    const print = fingerprint(own);
    const before = record.get(key)?.find(([, ownThen]) => ownThen === print);
    const sourceThen = wanting === 'stale' && before ? before[0] : fingerprint(source);
    renewed.set(key, [...(renewed.get(key) ?? []), [sourceThen, print]]);
  }
  return renewed;
}
