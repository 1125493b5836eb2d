import { type Field, fieldOf, fieldsOf, type Path } from '#content/fields';
import { writtenData } from '#content/project';
import { memoizeByObject } from '#content/reading';
import type { TextFiles } from './text-files.ts';

/** A field whose value is the name of a picture or other file of the project. */
export interface FileField {
  keys: Path;
  /** The value of the field. */
  name: string;
  /** The path of the file from the project's root. */
  file: string;
  field: Field;
}

const namedIn = memoizeByObject((file): readonly FileField[] =>
  [...fieldsOf(fieldOf(file.schema), writtenData(file))].flatMap(({ path, value, field }) =>
    field.folder !== undefined && typeof value === 'string'
      ? { keys: path, name: value, file: field.folder + value, field }
      : [],
  ),
);

/** The fields of a content file that name pictures or other files. */
export const filesNamedIn = (texts: TextFiles, path: string): readonly FileField[] =>
  namedIn(texts.file(path));
