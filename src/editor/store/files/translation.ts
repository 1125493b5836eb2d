import { valueAt } from '#content/fields';
import { fileIn } from '#content/files';
import { sourcePath } from '#content/languages';
import { type TextFile, writtenData } from '#content/reading';
import {
  compareWithOriginal,
  isOutdated,
  originalOf,
  parseRecord,
  readTranslationRecord,
  recordPath,
  recordText,
  recordWith,
  type TranslationGap,
} from '#content/translations';
import { MODEL } from '#site/features';
import { textOf } from '../data/values.ts';
import { newFileText } from './file-schema.ts';
import { fieldRef, type FieldRef } from './mistakes.ts';
import type { OpenProject } from './open-project.ts';
import { storedText } from './stored-text.ts';

/** The original of a translated field. */
interface OriginalText {
  /** The text in the first language. */
  source: string;
  gap?: TranslationGap;
}

/** The kinds of a page's blocks as one text, to compare two pages. */
function blocksOf(file: TextFile): string {
  const blocks = valueAt(writtenData(file), ['blocks']);
  return Array.isArray(blocks)
    ? blocks.map((block) => textOf(valueAt(block, ['block']))).join()
    : '';
}

/** The original texts of a translated file by key path; empty if it is no translation. */
export function originalTexts(texts: OpenProject, path: string): Map<string, OriginalText> {
  const file = texts.fileOrNew(path);
  const original = originalOf(texts, file);
  if (!original) return new Map();
  // If a page has other blocks than its original, their texts do not correspond.
  const hasSameBlocks = file.kind !== 'custom page' || blocksOf(original) === blocksOf(file);
  const all = compareWithOriginal(file, original).map(
    ({ path: field, source, gap }): [string, OriginalText] => [
      field.join('.'),
      { source: source.trim(), ...(gap && { gap }) },
    ],
  );
  return new Map(all.filter(([field]) => hasSameBlocks || !field.startsWith('blocks.')));
}

/**
 * The files of a language with missing translations, with the number of texts that are `left`, or
 * whose original has changed.
 */
export function filesToTranslate(texts: OpenProject, code: string) {
  return [...MODEL.translatedPaths, ...texts.customPageNames(code)].flatMap((inside) => {
    const path = `content/${code}/${inside}`;
    const left = [...originalTexts(texts, path).values()].filter(({ gap }) => gap).length;
    const isOpen = left > 0 || isOutdated(texts, texts.fileOrNew(path));
    return isOpen ? [{ ...fieldRef(texts, path), left }] : [];
  });
}

/** Whether a language has everything that the build requires of a published language. */
export const canBeShown = (texts: OpenProject, code: string): boolean =>
  MODEL.words.every((definition) => {
    const path = fileIn(definition, code);
    if (!texts.has(path)) return definition.isOptional;
    return !texts.checkedData(path).problems?.some(({ missing }) => missing);
  });

/** The path and the text of a language's record that says a file is right for its current original. */
export function acceptedRecord(texts: OpenProject, path: string): [path: string, text: string] {
  const file = texts.fileOrNew(path);
  const record = recordWith(texts, file, readTranslationRecord(texts, file.code));
  return [recordPath(file.code), recordText(record)];
}

/**
 * The record of a language after saving a file that is new in it; undefined if the record
 * does not change. An outdated file stays outdated until somebody marks it as right.
 * @param text the saved text of the file
 * @param record the current text of the record
 */
export function recordAfterSave(
  texts: OpenProject,
  path: string,
  text: string,
  record = texts.get(recordPath(MODEL.fileInfoOf(path).code)) ?? '',
): string | undefined {
  const before = parseRecord(record);
  const file = texts.with(path, text).fileOrNew(path);
  if (before[file.inside] !== undefined) return undefined;
  const after = recordWith(texts, file, before);
  return after === before ? undefined : recordText(after);
}

/** The custom pages of the first language that a language lacks. */
export function untranslatedPages(texts: OpenProject, code: string): FieldRef[] {
  const pages = texts.customPages();
  const paths = pages.filter(({ language }) => language === code).map(sourcePath);
  return pages
    .filter(({ language, path }) => language === texts.first && !paths.includes(path))
    .map(({ file }) => fieldRef(texts, file));
}

/** The text of a new translation: a draft with the words of its original. */
export function translationDraft(texts: OpenProject, original: string) {
  const page = texts.checkedCustomPage(original);
  if (!page) return undefined;
  const draft = { ...texts.formValuesOrThrow(original), publish: false, translates: page.path };
  return storedText(original, newFileText(original), draft);
}
