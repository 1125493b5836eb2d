import type { z } from 'zod';
import { fieldsOf, type KnownField } from '../schemas/fields-of.ts';
import { jsonSchema, type Path } from '../schemas/json-schema.ts';
import { parseContent } from '../reading/parse-content.ts';
import { lineFinder } from '../reading/yaml/field-lines.ts';
import { readYaml } from '../reading/yaml/read-yaml.ts';
import { CONTENT_FILES, OTHER_FILES, type ContentName } from '../schemas/index.ts';

/** A field of content/, filled in or not. */
export interface Field extends KnownField {
  /** Path of the file from the project's root. */
  file: string;
  /** 1-based line of the field, or of the place where it belongs. */
  line: number;
}

/** Finds the line of a field, of its commented-out hint, or of what should hold it. */
function lineOrHint(source: string): (path: Path) => number {
  const document = readYaml(source);
  const lineOf = lineFinder(source);
  return (path) => {
    const line = lineOf(path) ?? 1;
    if (document.hasIn(path)) return line;
    const hint = new RegExp(`^\\s*#.*\\b${String(path.at(-1))}\\b.*:`);
    const below = source.split('\n').slice(line - 1);
    const at = below.findIndex((text) => hint.test(text));
    return at < 0 ? line : line + at;
  };
}

/** The fields of a file; without its text each as if it were in the first line. */
export function fieldsIn(schema: z.ZodType, data: unknown, file: string, source = ''): Field[] {
  const lineOf = lineOrHint(source);
  return [...fieldsOf(jsonSchema(schema), data)].map((field) => ({
    ...field,
    file,
    line: lineOf(field.path),
  }));
}

/** The fields of a content file, first the file itself. @throws ContentError for mistakes in it */
export function placedFields(name: ContentName, file: string, source: string): Field[] {
  const { schema } = CONTENT_FILES[name];
  return fieldsIn(schema, parseContent(source, schema, file), file, source);
}

/** The paragraphs of the biography, each as if it were a field; a heading is never a sample. */
export function readParagraphs(file: string, source: string): Field[] {
  const { launch } = OTHER_FILES.biography;
  return [...source.matchAll(/\S.*(?:\n.*\S.*)*/g)].map(({ 0: value, index: start }, index) => ({
    file,
    line: source.slice(0, start).split('\n').length,
    path: ['paragraph', index],
    value,
    about: value.startsWith('#') ? {} : { launch },
  }));
}

/** The logo, a picture that no file names. */
export function logoField(): Field {
  const { path: value, launch } = OTHER_FILES.logo;
  const about = { format: 'picture', launch };
  return { file: `content/images/${value}`, line: 1, path: [], value, about };
}
