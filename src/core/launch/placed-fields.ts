import { fieldsOf, type KnownField } from '../schemas/fields-of.ts';
import { jsonSchema, valueAt, type Path } from '../schemas/json-schema.ts';
import { checked, written } from '../project/file-data.ts';
import type { Project } from '../project/project.ts';
import { plainText } from '../reading/plain-text.ts';
import { once, placeIn, type TextFile } from '../reading/text-file.ts';
import { OTHER_FILES } from '../schemas/index.ts';

/** A field of content/, filled in or not. */
export interface Field extends KnownField {
  /** Path of the file from the project's root. */
  file: string;
  /** 1-based line of the field, or of the place where it belongs. */
  line: number;
}

/** The line of a field, of its commented-out hint, or of what should hold it. */
function lineOrHint(file: TextFile, path: Path): number {
  const { line = 1 } = placeIn(file, path);
  if (valueAt(written(file), path) !== undefined) return line;
  const hint = new RegExp(`^\\s*#.*\\b${String(path.at(-1))}\\b.*:`);
  const below = plainText(file.text)
    .split('\n')
    .slice(line - 1);
  const at = below.findIndex((text) => hint.test(text));
  return at < 0 ? line : line + at;
}

/** The paragraphs of the biography, each as if it were a field; a heading is never a sample. */
function paragraphs({ path: file, text }: TextFile): Field[] {
  const { launch } = OTHER_FILES.biography;
  return [...plainText(text).matchAll(/\S.*(?:\n.*\S.*)*/g)].map(
    ({ 0: value, index: start }, index) => ({
      file,
      line: text.slice(0, start).split('\n').length,
      path: ['paragraph', index],
      value,
      about: value.startsWith('#') ? {} : { launch },
    }),
  );
}

/** The fields of a file without mistakes, first the file itself. */
export const fieldsIn = once((file: TextFile): Field[] => {
  if (file.name === 'biography') return paragraphs(file);
  const { schema } = file;
  const { data } = checked(file);
  if (!schema || data === undefined) return [];
  return [...fieldsOf(jsonSchema(schema), data)].map((field) => ({
    ...field,
    file: file.path,
    line: lineOrHint(file, field.path),
  }));
});

/** The logo, a picture that no file names. */
function logoField(): Field {
  const { path: value, launch } = OTHER_FILES.logo;
  const about = { format: 'picture', launch };
  return { file: `content/images/${value}`, line: 1, path: [], value, about };
}

/** Every field of the facts, of the words in some languages, and of their published pages. */
export function fieldsOfProject(project: Project, codes: readonly string[]): Field[] {
  const { model } = project;
  const paths = [
    ...model.facts.map((name) => model.pathOf(name, '')),
    ...codes.flatMap((code) => model.words.map((name) => model.pathOf(name, code))),
    ...codes.flatMap((code) => project.publishedPages(code).map(({ file }) => file)),
  ];
  return [logoField(), ...paths.flatMap((path) => project.file(path) ?? []).flatMap(fieldsIn)];
}
