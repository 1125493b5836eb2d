import { type Field, fieldOf, fieldsOf } from '../fields/field.ts';
import { fileIn } from '../files/content-file.ts';
import { LOGO } from '../files/content-files.ts';
import { checkedData } from '../project/file-data.ts';
import type { LocatedField } from '../project/launch-issue.ts';
import type { Project } from '../project/project.ts';
import { memoizeByObject, locationIn, type TextFile, writtenData } from '../reading/text-file.ts';

/** The fields of a file, the root first, as checked; while it has mistakes, as written. */
export const locatedFieldsInFile = memoizeByObject((file: TextFile): LocatedField[] => {
  const { schema } = file;
  if (!schema) return [];
  const data = checkedData(file).data ?? writtenData(file);
  return [...fieldsOf(fieldOf(schema), data)].map((entry) => ({
    ...entry,
    value: entry.value ?? entry.field.default,
    ...locationIn(file, entry.path),
  }));
});

/** The logo as a field: no YAML file names this picture. */
function logoField(): LocatedField {
  const { path: value, launch } = LOGO;
  const field: Field = { kind: 'picture', label: '', type: 'string', isOptional: false, launch };
  return { file: `content/images/${value}`, path: [], value, field };
}

/** Every field of the facts, and of words and published custom pages in these languages. */
export function locatedFieldsOf(project: Project, codes: readonly string[]): LocatedField[] {
  const { model } = project;
  const paths = [
    ...model.facts.map((file) => fileIn(file, '')),
    ...codes.flatMap((code) => model.words.map((file) => fileIn(file, code))),
    ...codes.flatMap((code) => project.publishedCustomPages(code).map(({ file }) => file)),
  ];
  return [
    logoField(),
    ...paths.flatMap((path) => project.file(path) ?? []).flatMap(locatedFieldsInFile),
  ];
}
