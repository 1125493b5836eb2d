import type { MdastNode } from 'satteri';
import type { z } from 'zod';
import { fieldsOf } from '../schemas/fields-of.ts';
import { jsonSchema, type Path } from '../schemas/json-schema.ts';
import type { ContentProblem } from './content-error.ts';
import { markdownProblems, type Part } from './markdown.ts';
import { placeFinder } from './parse-content.ts';

/** What each format of Markdown is called, see `format` of a field. */
const PARTS: Readonly<Record<string, Part>> = {
  markdown: { name: 'a text', heading: 'the field "heading" at the top has' },
  answer: { name: 'an answer' },
};

/** The parser that the build renders with, or one that reads the same. */
export type Parse = (markdown: string) => Readonly<MdastNode>;

/** A field whose text is Markdown. */
interface MarkdownField {
  path: Path;
  text: string;
  part: Part;
}

/** Every field of a file whose text is Markdown. */
export function markdownFields(schema: z.ZodType, data: unknown): MarkdownField[] {
  return [...fieldsOf(jsonSchema(schema), data)].flatMap(({ path, value, about }) => {
    const part = PARTS[about.format ?? ''];
    return part && typeof value === 'string' ? [{ path, text: value, part }] : [];
  });
}

/**
 * What is wrong with the texts in Markdown of a file. Reads no file, so it also runs in a browser.
 */
export function markdownFieldProblems(
  schema: z.ZodType,
  data: unknown,
  file: string,
  source: string,
  parse: Parse,
): ContentProblem[] {
  const placeOf = placeFinder(file, source);
  return markdownFields(schema, data).flatMap(({ path, text, part }) =>
    markdownProblems(text, parse(text), part).map(({ line, message }) => ({
      ...placeOf(path, line),
      message,
    })),
  );
}
