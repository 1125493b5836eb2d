/** A translated file beside the one that it is translated from. */
import { parse } from 'yaml';
import type { OwnPageFile } from '../../src/content/schemas/own-page.ts';
import { compareFile, type TranslationGap } from '../../src/content/languages/translation-state.ts';
import {
  compareFiles,
  originalOf,
  renewedRecord as renewed,
  TRANSLATED,
  type Files,
} from '../../src/content/languages/compare-files.ts';
import { readRecord, recordText } from '../../src/content/languages/record.ts';
import { placeOf } from './place.ts';
import type { Texts } from './texts.ts';

/** What whoever translates a field has to know of it. */
export interface Beside {
  /** What the first language says. */
  source: string;
  /** What the translation says so far. */
  own: string;
  wanting?: TranslationGap;
}

/** What a page is made of. */
const blocksOf = (text: string) =>
  ((parse(text) ?? {}) as Partial<OwnPageFile>).blocks?.map(({ block }) => block).join();

/**
 * What stands beside the fields of a translated file, by the paths of the fields in the form; nothing for a file that is
 * no translation.
 * @param text what the file says now
 * @param record what was translated from what
 */
export function textsBeside(
  texts: Texts,
  path: string,
  text: string,
  record: string,
): Map<string, Beside> {
  const { name, code, inside } = placeOf(path);
  const isOwn = name === 'own';
  if (code === '' || code === texts.first || !(isOwn || TRANSLATED.includes(inside))) {
    return new Map();
  }
  const original = isOwn ? originalOf(inside, text) : inside;
  const source = texts.get(`content/${texts.first}/${original}`) ?? '';
  // Beside other blocks their words would tell of something else.
  const isSame = !isOwn || blocksOf(source) === blocksOf(text);
  const all = compareFile(inside, source, text, readRecord(record)).map(
    ({ path: field, source: words, own = '', gap }): [string, Beside] => [
      // A biography has one field in its form.
      field.join('.') || 'body',
      { source: words.trim(), own: own.trim(), ...(gap ? { wanting: gap } : {}) },
    ],
  );
  return new Map(all.filter(([field]) => isSame || !field.startsWith('blocks.')));
}

/** The translated files of a language as the editor has read them, by where they lie in its folder. */
export const filesOf = (texts: Texts, language: string): Files =>
  new Map(
    [...TRANSLATED, ...texts.own(language)].map((file) => [
      file,
      texts.get(`content/${language}/${file}`) ?? '',
    ]),
  );

/**
 * The record of a language once one of its files is saved, as `npm run generate -- translations` would write it;
 * undefined where it stays as it is, or where a file that it tells of cannot be read.
 * @param text what is saved
 * @param record the text of the record as it is
 */
export function renewedRecord(
  texts: Texts,
  path: string,
  text: string,
  record: string,
): string | undefined {
  const { name, code, inside } = placeOf(path);
  const isTranslated = name === 'own' || TRANSLATED.includes(inside);
  if (code === '' || code === texts.first || !isTranslated) return undefined;
  const isRead = (file: string) => texts.get(`content/${texts.first}/${file}`) !== undefined;
  if (!TRANSLATED.every(isRead)) return undefined;
  const saved = texts.with(path, text);
  const before = readRecord(record);
  const after = recordText(
    renewed(compareFiles(filesOf(texts, texts.first), filesOf(saved, code), before), before),
  );
  return after.trim() === record.trim() ? undefined : after;
}
