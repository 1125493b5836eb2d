import { fieldOf, fieldsOf, type Path, valueAt } from '#content/fields';
import { MODEL } from '#site/features';
import { textOf } from '../store/data/values.ts';
import { fieldRef } from '../store/files/mistakes.ts';
import type { OpenProject } from '../store/files/open-project.ts';

/** Pairs in both directions: `site joinButton` and `organisation addresses.signUpForm`. */
export const PAIRED_FIELDS: ReadonlyMap<string, string> = new Map(
  [...MODEL.files.values()].flatMap(({ name, schema }) =>
    [...fieldsOf(fieldOf(schema), {})].flatMap(({ path, field }): [string, string][] => {
      const [place, { goesWith: partner }] = [`${name} ${path.join('.')}`, field];
      return partner
        ? [
            [place, partner],
            [partner, place],
          ]
        : [];
    }),
  ),
);

/**
 * The translated field that belongs to a fact, such as the description of a picture; otherwise the
 * field itself.
 * @param code the language of the page (BCP 47)
 */
export function translatedFieldOf(texts: OpenProject, path: string, keys: Path, code: string) {
  const isFact = MODEL.fileInfoOf(path).code === '';
  const pair = isFact && pairAround(texts, path, keys);
  if (!pair) return { path, keys };
  return { path: MODEL.pathOf(MODEL.fileInfoOf(pair.path).name, code), keys: pair.keys };
}

/**
 * The field of another file that visitors see together with a field, as a button and its address;
 * undefined if there is none. Its `keys` are whole even if the file lacks the group around it.
 */
export function pairOf(texts: OpenProject, path: string, field: Path) {
  const partner = PAIRED_FIELDS.get(`${MODEL.fileInfoOf(path).name} ${field.join('.')}`);
  if (partner === undefined) return undefined;
  const [name = '', keyPath = ''] = partner.split(' ');
  const file = MODEL.pathOf(name, texts.first);
  const keys = keyPath.split('.');
  const value = valueAt(texts.shownData(file), keys);
  const text = textOf(value) || textOf(valueAt(value, ['alt']));
  const others = [valueAt(value, ['file']), valueAt(value, ['decorative'])];
  const isFilled = text !== '' || others.some(Boolean);
  const isDescription = texts.fieldsIn(file, keys)['decorative'] !== undefined;
  return { ...fieldRef(texts, file, keys), keys, value: text, isFilled, isDescription };
}

/** The pair of a field, or of the nearest group around it that has one. */
const pairAround = (texts: OpenProject, path: string, keys: Path) =>
  keys.map((_, index) => pairOf(texts, path, keys.slice(0, index + 1))).findLast(Boolean);

/** Where a picture is described: beside it, or in another file. @param keys those of its file */
export function descriptionOf(texts: OpenProject, path: string, keys: Path) {
  const beside = [...keys.slice(0, -1), 'alt'];
  if (!texts.field(path, beside)) return pairAround(texts, path, keys);
  return {
    ...fieldRef(texts, path, beside),
    keys: beside,
    value: textOf(texts.value(path, beside)),
  };
}
