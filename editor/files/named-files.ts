import { fieldsOf } from '../../src/core/schemas/fields-of.ts';
import { jsonSchema, type JsonSchema, type Path } from '../../src/core/schemas/json-schema.ts';
import { placeOf } from './model.ts';
import type { TextFiles } from './text-files.ts';

/** A field that names a picture or another file of the project. */
export interface NamedFile {
  keys: Path;
  /** As the field says it. */
  name: string;
  /** Its path from the project's root. */
  file: string;
  about: JsonSchema;
}

/** By the data of a file, which is another one once that says something else. */
const known = new WeakMap<object, readonly NamedFile[]>();

/** The pictures and other files that a text names. */
export function filesNamedIn(texts: TextFiles, path: string): readonly NamedFile[] {
  const { schema } = placeOf(path);
  const data = texts.data(path);
  if (!schema || typeof data !== 'object' || data === null) return [];
  const named =
    known.get(data) ??
    [...fieldsOf(jsonSchema(schema), data)].flatMap(({ path: keys, value, about }) =>
      about.folder !== undefined && typeof value === 'string'
        ? { keys, name: value, file: about.folder + value, about }
        : [],
    );
  known.set(data, named);
  return named;
}
