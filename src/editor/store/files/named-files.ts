import { fieldsOf, jsonSchema, type JsonSchema, type Path } from '#content/fields';
import { readableData } from '#content/languages';
import { memoizeByFile } from '#content/reading';
import type { TextFiles } from './text-files.ts';

/** A field that names a picture or another file of the project. */
export interface NamedFile {
  keys: Path;
  /** As the field says it. */
  name: string;
  /** Its path from the project's root. */
  file: string;
  fieldSchema: JsonSchema;
}

const namedIn = memoizeByFile((file): readonly NamedFile[] => {
  const fields = file.schema ? fieldsOf(jsonSchema(file.schema), readableData(file)) : [];
  return [...fields].flatMap(({ path: keys, value, fieldSchema }) =>
    fieldSchema.folder !== undefined && typeof value === 'string'
      ? { keys, name: value, file: fieldSchema.folder + value, fieldSchema }
      : [],
  );
});

/** The pictures and other files that a text names. */
export const filesNamedIn = (texts: TextFiles, path: string): readonly NamedFile[] =>
  namedIn(texts.file(path));
