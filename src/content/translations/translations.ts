/**
 * Compares files of other languages with those of the first. content/translations records what each
 * file was translated from. Reads no files, so it also runs in the editor.
 */
import { z } from 'zod';
import { valueAt } from '../fields/field.ts';
import { CUSTOM_PAGES_FOLDER } from '../files/content-files.ts';
import type { Project } from '../project/project.ts';
import { memoizeByObject, type TextFile, writtenData } from '../reading/text-file.ts';
import { textFingerprint } from '../text/fingerprint.ts';
import { compareWithOriginal, translatableWords, type ComparedText } from './compare-file.ts';

/**
 * For each file of a language, by its path in the language's folder: the fingerprint of the original
 * words at the time of its translation.
 */
type TranslationRecord = Readonly<Record<string, number>>;

const schema = z.record(z.string(), z.number());

/** Path of the record of a language. */
export const recordPath = (code: string) => `content/translations/${code}.json`;

/** Parses a record; empty if the text is invalid. */
export function parseRecord(text: string): TranslationRecord {
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

/** The original of a file in the first language; undefined if it is no translation. */
export function originalOf(project: Project, file: TextFile): TextFile | undefined {
  const { code, inside } = file;
  const isCustomPage = file.kind === 'custom page';
  const isTranslated = isCustomPage || project.model.translatedPaths.includes(inside);
  if (code === '' || code === project.first || !isTranslated) return undefined;
  const translates = isCustomPage && valueAt(writtenData(file), ['translates']);
  const path = typeof translates === 'string' ? `${CUSTOM_PAGES_FOLDER}${translates}.yaml` : inside;
  return project.file(`content/${project.first}/${path}`);
}

const recordIn = memoizeByObject(({ text }) => parseRecord(text));

/** The translation record of a language; empty if its file is missing or broken. */
export const readTranslationRecord = (project: Project, code: string): TranslationRecord =>
  recordIn(project.fileOrEmpty(recordPath(code)));

const fingerprintOf = memoizeByObject((file) => textFingerprint(translatableWords(file)));

/** Whether the original words have changed since a file was translated. */
export function isOutdated(project: Project, file: TextFile): boolean {
  const original = originalOf(project, file);
  const then = readTranslationRecord(project, file.code)[file.inside];
  return original !== undefined && then !== undefined && then !== fingerprintOf(original);
}

/** The record after a file was translated from the current words of the original. */
export function recordWith(project: Project, file: TextFile, record: TranslationRecord) {
  const original = originalOf(project, file);
  return original ? { ...record, [file.inside]: fingerprintOf(original) } : record;
}

/** The record of a language with a line for each of its files; existing lines are kept. */
export function completeRecord(project: Project, code: string): TranslationRecord {
  const before = readTranslationRecord(project, code);
  return filesOf(project, code)
    .filter(({ path }) => project.has(path))
    .reduce<TranslationRecord>((record, file) => {
      const known = before[file.inside];
      return known === undefined
        ? recordWith(project, file, record)
        : { ...record, [file.inside]: known };
    }, {});
}

/** Every file of a language to translate; custom pages only if the language has them. */
const filesOf = (project: Project, code: string): TextFile[] =>
  [...project.model.translatedPaths, ...project.customPageNames(code)].map((path) =>
    project.fileOrEmpty(`content/${code}/${path}`),
  );

/** A file of a language, compared with its original. */
interface TranslatedFile {
  /** Its path from the project's root. */
  path: string;
  texts: readonly ComparedText[];
  /** Whether the original words have changed since it was translated. */
  isOutdated: boolean;
}

/** Compares every file of a language with its original. */
export const compareLanguage = (project: Project, code: string): TranslatedFile[] =>
  filesOf(project, code).map((file) => ({
    path: file.path,
    texts: compareWithOriginal(file, originalOf(project, file)),
    isOutdated: isOutdated(project, file),
  }));
