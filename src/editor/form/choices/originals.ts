import { fieldsOf, CUSTOM_PAGES_FOLDER, valueAt } from '#content/fields';
import { fileHandlerAt } from '../../store/files/file-handler.ts';
import { fileInfoOf } from '../../store/files/model.ts';
import type { TextFiles } from '../../store/files/text-files.ts';
import type { ListOption } from '../control.ts';

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
  const { inside } = fileInfoOf(path);
  const page = typeof translates === 'string' && `${CUSTOM_PAGES_FOLDER}${translates}.yaml`;
  const file = `content/${texts.first}/${page || inside}`;
  const { schema, dataOf } = fileHandlerAt(file);
  const data = dataOf(texts.get(file) ?? '', true);
  return [...fieldsOf(schema, data)].flatMap(({ fieldSchema, path: [...to], value }) => {
    if (fieldSchema.madeFrom === undefined || typeof value !== 'string') return [];
    const words = valueAt(data, [...to.slice(0, -1), fieldSchema.madeFrom]);
    return [{ value, name: String(words) }];
  });
}
