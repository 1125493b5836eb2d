import { jsonSchema, type JsonSchema, type Path, valueAt } from '#content/fields';
import { fieldRef, type FieldRef } from '../store/files/mistakes.ts';
import { FILES, pathOf, fileInfoOf } from '../store/files/model.ts';
import type { TextFiles } from '../store/files/text-files.ts';
import { textOf } from './values.ts';

/** A field of a file, which visitors see together with one of another file. */
interface Pair extends FieldRef {
  /** Where it is in its file, also while the group is missing in which it stands. */
  keys: Path;
  /** What it says. */
  value: string;
}

/** The fields of a schema that go with one of another file: their paths, and what they go with. */
function* goingWith(schema: JsonSchema, path: string[] = []): Generator<[string, string]> {
  for (const [key, field] of Object.entries(schema.properties ?? {})) {
    if (field.goesWith) yield [[...path, key].join('.'), field.goesWith];
    yield* goingWith(field, [...path, key]);
  }
}

/** What each field goes with, both ways: `site joinButton` and `organisation addresses.signUpForm`. */
export const PAIRED_FIELDS: ReadonlyMap<string, string> = new Map(
  [...FILES.values()].flatMap(({ name, schema }) =>
    [...goingWith(jsonSchema(schema))].flatMap(([keyPath, partner]): [string, string][] => [
      [`${name} ${keyPath}`, partner],
      [partner, `${name} ${keyPath}`],
    ]),
  ),
);

/** The field of another file that goes with a field, and what it says; undefined for none. */
export function pairOf(texts: TextFiles, path: string, field: Path): Pair | undefined {
  const partner = PAIRED_FIELDS.get(`${fileInfoOf(path).name} ${field.join('.')}`);
  if (partner === undefined) return undefined;
  const [name = '', keyPath = ''] = partner.split(' ');
  const file = pathOf(name, texts.first);
  const keys = keyPath.split('.');
  const value = valueAt(texts.shown(file), keys);
  const text = textOf(value) || textOf(valueAt(value, ['alt']));
  return { ...fieldRef(texts, file, keys), keys, value: text };
}
