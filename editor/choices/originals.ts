import { fieldsOf } from '../../src/content/schemas/fields-of.ts';
import { valueAt } from '../../src/content/schemas/json-schema.ts';
import type { Texts } from '../files/texts.ts';
import { kindOf, placeOf } from '../files/place.ts';
import { OWN_PAGES_FOLDER } from '../../src/content/schemas/index.ts';
import type { ListOption } from './ListField.tsx';

/** The pages of the first language that a page of another one can be a translation of. */
export function originalPages(texts: Texts): ListOption[] {
  return texts
    .pages()
    .filter(({ language }) => language === texts.first)
    .map(({ path, data }) => ({ value: path, name: data.heading }));
}

/**
 * The items of the first language that those of a file can be translations of: their ids, and their
 * words.
 * @param translates for a page: the path of the one that it translates, as its form says it
 */
export function originalItems(texts: Texts, path: string, translates?: unknown): ListOption[] {
  const { inside } = placeOf(path);
  const page = typeof translates === 'string' && `${OWN_PAGES_FOLDER}${translates}.yaml`;
  const file = `content/${texts.first}/${page || inside}`;
  const { shape, valuesOf } = kindOf(placeOf(file));
  const data = valuesOf(texts.get(file) ?? '');
  return [...fieldsOf(shape, data)].flatMap(({ about, path: [...to], value }) => {
    if (about.madeFrom === undefined || typeof value !== 'string') return [];
    const words = valueAt(data, [...to.slice(0, -1), about.madeFrom]);
    return [{ value, name: String(words) }];
  });
}
