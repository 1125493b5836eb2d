import { fieldOf, fieldsOf } from '#content/fields';
import { memoizeByObject, type TextFile, writtenData } from '#content/reading';
import type { OpenProject } from './open-project.ts';

const namedIn = memoizeByObject((file: TextFile) =>
  [...fieldsOf(fieldOf(file.schema), writtenData(file))].flatMap(({ path, value, field }) =>
    field.folder !== undefined && typeof value === 'string'
      ? { keys: path, name: value, file: field.folder + value, field }
      : [],
  ),
);

/** The fields of a content file that name pictures or other files. */
export const filesNamedIn = (texts: OpenProject, path: string) => namedIn(texts.fileOrNew(path));

/** A field whose value is the name of a picture or other file of the project. */
export type FileField = ReturnType<typeof filesNamedIn>[number];
