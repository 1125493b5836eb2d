import { fieldsOf, type Path, valueAt } from '#content/fields';
import { customPagesFolder } from '#content/project';
import { originalOf } from '#content/translations';
import { MODEL } from '#site/features';
import { textOf, valuesNamed } from '../data/values.ts';
import { fileFieldAt } from './file-schema.ts';
import type { TextFiles } from './text-files.ts';

/** The paths and headings of the pages of the first language, which other pages can translate. */
export function originalPages(texts: TextFiles) {
  return texts.project
    .pages()
    .filter(({ language }) => language === texts.first)
    .map(({ path, heading }) => ({ value: path, name: heading }));
}

/**
 * The ids and titles of the items of the first language that the items of a file can
 * translate.
 * @param translates for a custom page: the path of the page that it translates
 */
export function originalItems(texts: TextFiles, path: string, translates?: unknown) {
  const { inside } = MODEL.fileInfoOf(path);
  const file =
    typeof translates === 'string'
      ? `${customPagesFolder(texts.first)}${translates}.yaml`
      : `content/${texts.first}/${inside}`;
  const data = texts.writtenData(file);
  return [...fieldsOf(fileFieldAt(file), data)].flatMap(({ field, path: keys, value }) => {
    if (field.madeFrom === undefined || typeof value !== 'string') return [];
    const name = valueAt(data, [...keys.slice(0, -1), field.madeFrom]);
    return [{ value, name: String(name) }];
  });
}

/** The items of the first language that a list of a translation lacks, with their places there. */
export function missingItems(texts: TextFiles, path: string, keys: Path) {
  const original = originalOf(texts.project, texts.file(path));
  if (!original) return [];
  const idsIn = (file: string) => {
    const list = texts.value(file, keys);
    return Array.isArray(list) ? list.map((item) => textOf(valueAt(item, ['id']))) : [];
  };
  const [ids, here] = [idsIn(original.path), idsIn(path)];
  return ids.flatMap((id, index) => {
    if (id === '' || here.includes(id)) return [];
    const above = ids.slice(0, index);
    const at = here.findLastIndex((item) => above.includes(item)) + 1;
    return [{ id, original: texts.value(original.path, [...keys, index]), at }];
  });
}

/**
 * The ids by which other languages know the items of a file: those of its original, or of its
 * translations.
 * @param data the data of the file
 */
export function idsInOtherLanguages(texts: TextFiles, path: string, data: unknown): unknown[] {
  const { code } = MODEL.fileInfoOf(path);
  if (code === '') return [];
  if (code !== texts.first)
    return originalItems(texts, path, valueAt(data, ['translates'])).map(({ value }) => value);
  return texts.project
    .files()
    .filter((file) => originalOf(texts.project, file)?.path === path)
    .flatMap((translation) => [...valuesNamed('id', texts.writtenData(translation.path))]);
}
