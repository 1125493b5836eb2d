import type { z } from 'zod';
import type { ContentProblem } from './content-error.ts';
import { fieldsOf } from '../schemas/fields-of.ts';
import { jsonSchema } from '../schemas/json-schema.ts';
import { letterProblem } from '../text/letters.ts';
import { placeFinder } from './parse-content.ts';

/**
 * Reports every text of a file that is not written in the script of its language.
 * @param source the file's text, to find lines
 */
export function letterProblems(
  schema: z.ZodType,
  data: unknown,
  file: string,
  source: string,
  code: string,
): ContentProblem[] {
  const placeOf = placeFinder(file, source);
  return [...fieldsOf(jsonSchema(schema), data)].flatMap(({ path, value, about }) => {
    // Ids of questions, which are parts of addresses, and names of files are the same everywhere.
    const isFile = about.format === 'picture' || about.format === 'music';
    const isWords = typeof value === 'string' && path.at(-1) !== 'id' && !isFile;
    const message = isWords ? letterProblem(value, code) : undefined;
    return message ? [{ ...placeOf(path), message: `${message}.` }] : [];
  });
}
