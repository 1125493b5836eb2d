import { fieldOf, fieldsOf, type Path, valueAt } from '#content/fields';
import { originalOf } from '#content/translations';
import { textOf, valuesNamed } from '../data/values.ts';
import type { OpenProject } from './open-project.ts';

/** The paths and headings of the pages of the first language, which other pages can translate. */
export function originalPages(texts: OpenProject) {
  return texts
    .customPages()
    .filter(({ language }) => language === texts.first)
    .map(({ path, heading }) => ({ value: path, name: heading }));
}

/** The ids and titles of the items of the first language that the items of a file can translate. */
export function originalItems(texts: OpenProject, path: string) {
  const original = originalOf(texts, texts.fileOrNew(path));
  if (!original) return [];
  const data = texts.formValues(original.path);
  return [...fieldsOf(fieldOf(original.schema), data)].flatMap(({ field, path: keys, value }) => {
    if (field.madeFrom === undefined || typeof value !== 'string') return [];
    const name = valueAt(data, [...keys.slice(0, -1), field.madeFrom]);
    return [{ value, name: String(name) }];
  });
}

/** The items of the first language that a list of a translation lacks, with their places there. */
export function missingItems(texts: OpenProject, path: string, keys: Path) {
  const original = originalOf(texts, texts.fileOrNew(path));
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
 */
export function idsInOtherLanguages(texts: OpenProject, path: string): unknown[] {
  if (texts.isTranslation(path)) return originalItems(texts, path).map(({ value }) => value);
  return texts
    .files()
    .filter((file) => originalOf(texts, file)?.path === path)
    .flatMap((translation) => [...valuesNamed('id', texts.formValues(translation.path))]);
}
