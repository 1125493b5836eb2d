import { fieldsOf } from '../../src/core/schemas/fields-of.ts';
import { valueAt } from '../../src/core/schemas/json-schema.ts';
import type { TextFiles } from '../files/text-files.ts';
import { kindAt } from '../files/content-file.ts';
import { placeOf } from '../files/model.ts';
import { OWN_PAGES_FOLDER } from '../../src/core/schemas/index.ts';
import type { ListOption } from './options.ts';

/** The pages of the first language that a page of another one can be a translation of. */
export function originalPages(texts: TextFiles): ListOption[] {
  return texts.project
    .pages()
    .filter(({ language }) => language === texts.first)
    .map(({ path, heading }) => ({ value: path, name: heading }));
}

/**
 * The items of the first language that those of a file can be translations of: their ids, and their
 * words.
 * @param translates for a page: the path of the one that it translates, as its form says it
 */
export function originalItems(texts: TextFiles, path: string, translates?: unknown): ListOption[] {
  const { inside } = placeOf(path);
  const page = typeof translates === 'string' && `${OWN_PAGES_FOLDER}${translates}.yaml`;
  const file = `content/${texts.first}/${page || inside}`;
  const { schema, dataOf } = kindAt(file);
  const data = dataOf(texts.get(file) ?? '', true);
  return [...fieldsOf(schema, data)].flatMap(({ about, path: [...to], value }) => {
    if (about.madeFrom === undefined || typeof value !== 'string') return [];
    const words = valueAt(data, [...to.slice(0, -1), about.madeFrom]);
    return [{ value, name: String(words) }];
  });
}
