import type { z } from 'zod';
import { ContentError } from '../../src/core/reading/content-error.ts';
import { checkContent } from '../../src/core/reading/parse-content.ts';

/** The data that `checkContent` finds. @throws ContentError with everything that is wrong */
export function parseContent<Schema extends z.ZodType>(text: string, schema: Schema, file: string) {
  const { data, problems } = checkContent(text, schema, file);
  if (problems) throw new ContentError(problems);
  return data;
}
