import { fieldsOf, jsonSchema, type JsonSchema, type Path } from '#content/fields';
import { readableData } from '#content/project';
import { memoizeByObject } from '#content/reading';
import type { TextFiles } from './text-files.ts';

/** A field whose value is the name of a picture or other file of the project. */
export interface FileField {
  keys: Path;
  /** The value of the field. */
  name: string;
  /** The path of the file from the project's root. */
  file: string;
  fieldSchema: JsonSchema;
}

const namedIn = memoizeByObject((file): readonly FileField[] => {
  const fields = file.schema ? fieldsOf(jsonSchema(file.schema), readableData(file)) : [];
  return [...fields].flatMap(({ path: keys, value, fieldSchema }) =>
    fieldSchema.folder !== undefined && typeof value === 'string'
      ? { keys, name: value, file: fieldSchema.folder + value, fieldSchema }
      : [],
  );
});

/** The fields of a content file that name pictures or other files. */
export const filesNamedIn = (texts: TextFiles, path: string): readonly FileField[] =>
  namedIn(texts.file(path));
