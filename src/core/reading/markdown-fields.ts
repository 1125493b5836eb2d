import type { z } from 'zod';
import { fieldsOf } from '../schemas/fields-of.ts';
import { jsonSchema, type Path } from '../schemas/json-schema.ts';
import type { Part } from './markdown.ts';

/** What each format of Markdown is called, see `format` of a field. */
const PARTS: Readonly<Record<string, Part>> = {
  markdown: { name: 'a text', heading: 'the field "heading" at the top has' },
  answer: { name: 'an answer' },
};

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
