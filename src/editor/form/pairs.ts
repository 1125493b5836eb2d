import { jsonSchema, type JsonSchema, type Path, valueAt } from '#content/fields';
import { fieldRef, type FieldRef } from '../store/files/mistakes.ts';
import { FILES, pathOf, fileInfoOf } from '../store/files/model.ts';
import type { TextFiles } from '../store/files/text-files.ts';
import { textOf } from './values/values.ts';

/** A field of a kind of file. */
interface PairedField {
  name: string;
  /** Where it is in the file: `footer.links.ourTeams`. */
  keyPath: string;
}

/** A field of a file, and the field of another file that goes with it. */
export interface Pair {
  keyPath: string;
  reference: FieldRef;
  /** Where that one is in its file, also while the group is missing in which it stands. */
  keys: Path;
  /** What that one says. */
  value: string;
}

/** Each field of a file that goes with one of another file, by their paths. */
function* goingWith(schema: JsonSchema, path: string[] = []): Generator<[string, PairedField]> {
  for (const [key, field] of Object.entries(schema.properties ?? {})) {
    const [name, keyPath = ''] = field.goesWith?.split(' ') ?? [];
    if (name) yield [[...path, key].join('.'), { name, keyPath }];
    yield* goingWith(field, [...path, key]);
  }
}

const PAIRS = [...FILES.values()].flatMap(({ name, schema }) =>
  [...goingWith(jsonSchema(schema))].map(([keyPath, pairedWith]): [PairedField, PairedField] => [
    { name, keyPath },
    pairedWith,
  ]),
);

/** The fields of a file that visitors see together with one of another file, both ways. */
export function pairsOf(name: string): { keyPath: string; pairedWith: PairedField }[] {
  return [...PAIRS, ...PAIRS.map(([field, pairedWith]) => [pairedWith, field] as const)].flatMap(
    ([field, pairedWith]) => (field.name === name ? [{ keyPath: field.keyPath, pairedWith }] : []),
  );
}

/** The fields of a file that go with those of other files, and what these say. */
export function pairsIn(texts: TextFiles, path: string): Pair[] {
  return pairsOf(fileInfoOf(path).name).map(({ keyPath, pairedWith }) => {
    const file = pathOf(pairedWith.name, texts.first);
    const keys = pairedWith.keyPath.split('.');
    const value = valueAt(texts.shown(file), keys);
    const text = textOf(value) || textOf(valueAt(value, ['alt']));
    return { keyPath, reference: fieldRef(texts, file, keys), keys, value: text };
  });
}
