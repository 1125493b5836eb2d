import { valueAt } from '#content/fields';
import {
  compareFile,
  isOutdated,
  originalOf,
  readableData,
  readRecord,
  recordOf,
  recordPath,
  recordText,
  recordWith,
  sourcePath,
  type TranslationGap,
} from '#content/languages';
import type { TextFile } from '#content/reading';
import { MODEL } from '#site/features';
import { isData, textOf } from '../../form/values.ts';
import { fileHandlerAt } from './file-handler.ts';
import { fieldRef, type FieldRef } from './mistakes.ts';
import { fileInfoOf } from './model.ts';
import type { TextFiles } from './text-files.ts';
/** Translated files beside those of the first language. */

/** What a translator has to know of a field. */
export interface OriginalText {
  /** What the first language says. */
  source: string;
  gap?: TranslationGap;
}

/** The kinds of the blocks of a page, in order. */
function blocksOf(file: TextFile): string {
  const blocks = valueAt(readableData(file), ['blocks']);
  return Array.isArray(blocks)
    ? blocks.map((block) => textOf(valueAt(block, ['block']))).join()
    : '';
}

/**
 * The original words of a translated file, by the paths of its fields in the form; empty for a file
 * that is no translation.
 */
export function originalTexts(texts: TextFiles, path: string): Map<string, OriginalText> {
  const file = texts.file(path);
  const original = originalOf(texts.project, file);
  if (!original) return new Map();
  // Other blocks have other words.
  const isSame = file.name !== 'own' || blocksOf(original) === blocksOf(file);
  const all = compareFile(file, original).map(
    ({ path: field, source, gap }): [string, OriginalText] => [
      field.join('.'),
      { source: source.trim(), ...(gap && { gap }) },
    ],
  );
  return new Map(all.filter(([field]) => isSame || !field.startsWith('blocks.')));
}

/** A file of a language in which something is to be translated. */
interface FileToTranslate extends FieldRef {
  /** So many texts are not translated. */
  left: number;
}

/** The files of a language in which texts are left, or of which the original has changed since. */
export function filesToTranslate(texts: TextFiles, code: string): FileToTranslate[] {
  return [...MODEL.translated, ...texts.project.customPages(code)].flatMap((inside) => {
    const path = `content/${code}/${inside}`;
    const left = [...originalTexts(texts, path).values()].filter(({ gap }) => gap).length;
    const isOpen = left > 0 || isOutdated(texts.project, texts.file(path));
    return isOpen ? [{ ...fieldRef(texts, path), left }] : [];
  });
}

/** Says that a file is right as it is for what the first language says now. Gives its record. */
export function acceptedRecord(texts: TextFiles, path: string): [path: string, text: string] {
  const file = texts.file(path);
  const record = recordWith(texts.project, file, recordOf(texts.project, file.code));
  return [recordPath(file.code), recordText(record)];
}

/**
 * The record of a language with a file that is new in it; undefined if the record does not change. An
 * outdated file stays outdated until somebody says that it is right.
 * @param text what is saved
 * @param record the text of the record as it is
 */
export function recordAfterSave(
  texts: TextFiles,
  path: string,
  text: string,
  record = texts.get(recordPath(fileInfoOf(path).code)) ?? '',
): string | undefined {
  const before = readRecord(record);
  const file = texts.with(path, text).file(path);
  if (before[file.inside] !== undefined) return undefined;
  const after = recordWith(texts.project, file, before);
  return after === before ? undefined : recordText(after);
}

/** The own pages of the first language that a language does not have yet. */
export function untranslatedPages(texts: TextFiles, code: string): FieldRef[] {
  const pages = texts.project.pages();
  const paths = pages.filter(({ language }) => language === code).map(sourcePath);
  return pages
    .filter(({ language, path }) => language === texts.first && !paths.includes(path))
    .map(({ file }) => fieldRef(texts, file));
}

/**
 * What a new page of another language begins with. @param original file of the page that it
 * translates
 */
export function beginningWith(texts: TextFiles, original: string) {
  const page = texts.project.page(original);
  const { data } = texts.project.check(original);
  if (!page || !isData(data)) return undefined;
  const kind = fileHandlerAt(original);
  const draft = { ...data, publish: false, translates: page.path };
  return kind.textWith(kind.begin, draft);
}
