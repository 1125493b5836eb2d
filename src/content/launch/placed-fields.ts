import { LOGO } from '../fields/content-files.ts';
import { fieldsOf, type KnownField } from '../fields/fields-of.ts';
import { jsonSchema } from '../fields/json-schema.ts';
import { validatedData } from '../project/file-data.ts';
import type { Project } from '../project/project.ts';
import type { SourceLocation } from '../reading/content-error.ts';
import { memoizeByFile, placeIn, type TextFile } from '../reading/text-file.ts';

/** A field of content/, filled in or not, and where it is or belongs. */
export type LocatedField = KnownField & SourceLocation;

/** The fields of a file without mistakes, first the file itself. */
export const locatedFields = memoizeByFile((file: TextFile): LocatedField[] => {
  const { schema } = file;
  const { data } = validatedData(file);
  if (!schema || data === undefined) return [];
  return [...fieldsOf(jsonSchema(schema), data)].map((field) => ({
    ...field,
    ...placeIn(file, field.path),
  }));
});

/** The logo, a picture that no file names. */
function logoField(): LocatedField {
  const { path: value, launch } = LOGO;
  const fieldSchema = { format: 'picture', launch };
  return { file: `content/images/${value}`, path: [], value, fieldSchema };
}

/** Every field of the facts, of the words in some languages, and of their published pages. */
export function fieldsOfProject(project: Project, codes: readonly string[]): LocatedField[] {
  const { model } = project;
  const paths = [
    ...model.facts.map((name) => model.pathOf(name, '')),
    ...codes.flatMap((code) => model.words.map((name) => model.pathOf(name, code))),
    ...codes.flatMap((code) => project.publishedPages(code).map(({ file }) => file)),
  ];
  return [logoField(), ...paths.flatMap((path) => project.file(path) ?? []).flatMap(locatedFields)];
}
