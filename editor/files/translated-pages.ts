import { fieldPlace, type FieldPlace } from './mistakes.ts';
import { kindOf, placeOf } from './place.ts';
import type { Texts } from './texts.ts';
import { textsBeside } from './translation.ts';

/** A form of a translation that lags behind, and in how many texts. */
export interface Lagging extends FieldPlace {
  count: number;
}

/** The own pages of the first language that a language does not have yet. */
export function untranslatedPages(texts: Texts, code: string): FieldPlace[] {
  const pages = texts.pages();
  const own = pages
    .filter(({ language }) => language === code)
    .map(({ path, data }) => data.translates ?? path);
  return pages
    .filter(({ language, path }) => language === texts.first && !own.includes(path))
    .map(({ file }) => fieldPlace(texts, file));
}

/**
 * What a new page of another language begins with. @param original file of the page that it
 * translates
 */
export function beginningWith(texts: Texts, original: string) {
  const page = texts.page(original);
  if (!page) return undefined;
  const kind = kindOf(placeOf(original));
  const data = { ...page.data, publish: false, translates: page.path };
  const { text } = kind.textWith(kind.begin, data);
  return { values: kind.valuesOf(text), text };
}

/**
 * The published translations of a file that lag behind once it is saved.
 * @param before the project as it is
 * @param after the project once the file is saved
 * @param path of the file; only one of the first language has translations
 */
export function lagging(before: Texts, after: Texts, path: string): Lagging[] {
  const { code, inside } = placeOf(path);
  if (code !== after.first) return [];
  return before.published().flatMap((other) => {
    const own = after.translationOf(other, inside);
    if (other === code || own === undefined) return [];
    const wanting = (texts: Texts) =>
      [...textsBeside(texts, own, after.get(own))].flatMap(([field, text]) =>
        text.wanting ? field : [],
      );
    const known = wanting(before);
    const count = wanting(after).filter((field) => !known.includes(field)).length;
    return count > 0 ? [{ ...fieldPlace(after, own), count }] : [];
  });
}
