/** A translated file beside the one that it is translated from. */
import { parse } from 'yaml';
import type { OwnPageFile } from '../../src/content/schemas/own-page.ts';
import {
  readRecord,
  renewed,
  recordText,
  textsOf,
  TRANSLATED,
  wantingOf,
  type Wanting,
} from '../../src/content/languages/translated-texts.ts';
import { OWN_PAGES_FOLDER } from '../../src/content/schemas/index.ts';
import { placeOf } from './place.ts';
import type { Texts } from './texts.ts';

/** What whoever translates a field has to know of it. */
export interface Beside {
  /** What the first language says. */
  source: string;
  /** What the translation says so far. */
  own: string;
  wanting?: Wanting;
}

/** `hero › headline › 1` becomes `hero.headline.0`, as the form names it; a biography has one field. */
function fieldPath(field: string): string {
  if (field === '') return 'body';
  return field
    .split(' › ')
    .map((part) => (/^\d+$/.test(part) ? String(Number(part) - 1) : part))
    .join('.');
}

/** What a page is made of. */
const blocksOf = (text: string) =>
  ((parse(text) ?? {}) as Partial<OwnPageFile>).blocks?.map(({ block }) => block).join();

/** The page of the first language that a page of the team's own translates. */
function originalOf(inside: string, text: string): string {
  const { translates } = (parse(text) ?? {}) as Partial<OwnPageFile>;
  return translates ? `${OWN_PAGES_FOLDER}${translates}.yaml` : inside;
}

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
  const sources = new Map(textsOf(inside, source));
  const owns = new Map(textsOf(inside, text));
  // Of a page that has another name in each language nothing is written down.
  const prints = readRecord(original === inside ? record : '');
  // Beside other blocks their words would tell of something else.
  const isSame = !isOwn || blocksOf(source) === blocksOf(text);
  const all = [...sources].flatMap(([key, words]): [string, Beside][] => {
    const field = fieldPath(key.slice(inside.length + 1));
    if (!isSame && field.startsWith('blocks.')) return [];
    const wanting = wantingOf(key, sources, owns, prints);
    const own = owns.get(key)?.text.trim() ?? '';
    return [[field, { source: words.text.trim(), own, ...(wanting ? { wanting } : {}) }]];
  });
  return new Map(all);
}

/**
 * The record of a language once one of its files is saved, as `npm run generate -- translations` would write it; undefined where it
 * stays as it is, or where a file that it tells of cannot be read.
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
  const textsIn = (language: string) => {
    const files = [...TRANSLATED, ...texts.own(language)];
    if (language === code && !files.includes(inside)) files.push(inside);
    return new Map(
      files.flatMap((file) => {
        const other = texts.get(`content/${language}/${file}`) ?? '';
        return textsOf(file, language === code && file === inside ? text : other);
      }),
    );
  };
  const isRead = (file: string) => texts.get(`content/${texts.first}/${file}`) !== undefined;
  if (!TRANSLATED.every(isRead)) return undefined;
  const after = recordText(renewed(textsIn(texts.first), textsIn(code), readRecord(record)));
  return after.trim() === record.trim() ? undefined : after;
}
