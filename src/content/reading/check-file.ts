import type { z } from 'zod';
import { CONTENT_FILES, FACT_FILES, type ContentName } from '../schemas/index.ts';
import { letterProblems } from './check-letters.ts';
import { markdownFieldProblems, type Parse } from './markdown-fields.ts';
import { checkContent, type Checked } from './parse-content.ts';

/**
 * What one YAML file of content/ says, or everything that is wrong with it. Reads no file, so it
 * also runs in a browser.
 * @param file its path from the project's root, for messages, its text, and the language that it
 * should be in (BCP 47), which is ignored for facts
 * @param parse the parser that the build renders with, or one that reads the same
 */
export function checkFile(
  name: ContentName,
  { file, source, language }: { file: string; source: string; language: string },
  parse: Parse,
): Checked<Record<string, unknown>> {
  const schema: z.ZodType<Record<string, unknown>> = CONTENT_FILES[name].schema;
  const checked = checkContent(source, schema, file);
  if (checked.problems || name in FACT_FILES) return checked;
  const problems = [
    ...markdownFieldProblems(schema, checked.data, file, source, parse),
    ...letterProblems(schema, checked.data, file, source, language),
  ];
  return problems.length > 0 ? { problems } : checked;
}
