/** Translated files beside those of the first language. */
import {
  compareFile,
  readableData,
  type TranslationGap,
} from '../../src/core/languages/translation-state.ts';
import { compareLanguage, originalOf, recordOf } from '../../src/core/languages/translations.ts';
import type { TextFile } from '../../src/core/reading/text-file.ts';
import { sourcePath } from '../../src/core/languages/language.ts';
import {
  readRecord,
  recordPath,
  recordText,
  renewedRecord,
} from '../../src/core/languages/record.ts';
import { valueAt, type Path } from '../../src/core/schemas/json-schema.ts';
import { fieldPlace, type FieldPlace } from './mistakes.ts';
import { kindAt } from './content-file.ts';
import { placeOf } from './model.ts';
import { MODEL } from '../../src/features.ts';
import type { TextFiles } from './text-files.ts';
import { isData, textOf } from '../form/values.ts';

/** What a translator has to know of a field. */
export interface OriginalText {
  /** Its name in the record. */
  key: string;
  /** Where it is in the data of the file, or belongs. */
  keys: Path;
  /** What the first language says. */
  source: string;
  /** What the translation says so far. */
  own: string;
  gap?: TranslationGap;
}

/** The kinds of the blocks of a page, in order. */
function blocksOf(file: TextFile): string {
  const blocks = valueAt(readableData(file), ['blocks']);
  return Array.isArray(blocks) ? blocks.map((one) => textOf(valueAt(one, ['block']))).join() : '';
}

/**
 * The original words of a translated file, by the paths of its fields in the form; empty for a file
 * that is no translation.
 * @param file what it says now
 */
export function originalTexts(
  texts: TextFiles,
  path: string,
  file = texts.file(path),
): Map<string, OriginalText> {
  const { name, code, inside } = file;
  const isOwn = name === 'own';
  if (code === '' || code === texts.first || !(isOwn || MODEL.translated.includes(inside))) {
    return new Map();
  }
  const original = texts.project.fileOrEmpty(`content/${texts.first}/${originalOf(file)}`);
  // Other blocks have other words.
  const isSame = !isOwn || blocksOf(original) === blocksOf(file);
  const compared = compareFile(file, original, recordOf(texts.project, code));
  const all = compared.map(
    ({ key, path: field, source: words, own = '', gap }): [string, OriginalText] => {
      // The biography has one field.
      const keys = field.length > 0 ? field : ['body'];
      const text = { key, keys, source: words.trim(), own: own.trim() };
      return [keys.join('.'), gap ? { ...text, gap } : text];
    },
  );
  return new Map(all.filter(([field]) => isSame || !field.startsWith('blocks.')));
}

/**
 * The record of a language once one of its files is saved, as `npm run generate -- translations`
 * would write it; undefined if it does not change, or if a file that it names cannot be read.
 * @param text what is saved
 * @param record the text of the record as it is
 */
export function recordAfterSave(
  texts: TextFiles,
  path: string,
  text: string,
  record = texts.get(recordPath(placeOf(path).code)) ?? '',
): string | undefined {
  const { name, code, inside } = placeOf(path);
  const isTranslated = name === 'own' || MODEL.translated.includes(inside);
  if (code === '' || code === texts.first || !isTranslated) return undefined;
  const isRead = (file: string) => texts.get(`content/${texts.first}/${file}`) !== undefined;
  if (!MODEL.translated.every(isRead)) return undefined;
  const saved = texts.with(path, text);
  const before = readRecord(record);
  const compared = compareLanguage(saved.project, code, before).flatMap((file) => file.texts);
  const after = recordText(renewedRecord(compared, before));
  return after.trim() === record.trim() ? undefined : after;
}

/** A form of a translation that lags behind, and in how many texts. */
export interface Lagging extends FieldPlace {
  count: number;
}

/** The own pages of the first language that a language does not have yet. */
export function untranslatedPages(texts: TextFiles, code: string): FieldPlace[] {
  const pages = texts.project.pages();
  const own = pages.filter(({ language }) => language === code).map(sourcePath);
  return pages
    .filter(({ language, path }) => language === texts.first && !own.includes(path))
    .map(({ file }) => fieldPlace(texts, file));
}

/**
 * What a new page of another language begins with. @param original file of the page that it
 * translates
 */
export function beginningWith(texts: TextFiles, original: string) {
  const page = texts.project.page(original);
  const { data } = texts.project.check(original);
  if (!page || !isData(data)) return undefined;
  const kind = kindAt(original);
  const draft = { ...data, publish: false, translates: page.path };
  return kind.textWith(kind.begin, draft).text;
}

/**
 * The published translations of a file that lag behind once it is saved.
 * @param before the project as it is
 * @param after the project once the file is saved
 * @param path of the file; only one of the first language has translations
 */
export function lagging(before: TextFiles, after: TextFiles, path: string): Lagging[] {
  const { code, inside } = placeOf(path);
  if (code !== after.first) return [];
  return before.project.published().flatMap((other) => {
    const own = after.translationOf(other, inside);
    if (other === code || own === undefined) return [];
    const gapsIn = (texts: TextFiles) =>
      [...originalTexts(texts, own, after.file(own))].flatMap(([field, text]) =>
        text.gap ? field : [],
      );
    const known = gapsIn(before);
    const count = gapsIn(after).filter((field) => !known.includes(field)).length;
    return count > 0 ? [{ ...fieldPlace(after, own), count }] : [];
  });
}
