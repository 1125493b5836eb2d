import type { z } from 'zod';
import { fieldsOf } from '../schemas/fields-of.ts';
import { jsonSchema } from '../schemas/json-schema.ts';
import { scriptProblem } from '../text/writing-system.ts';
import type { ContentProblem } from './content-error.ts';
import { markdownFields, markdownProblems } from './markdown.ts';
import { checkContent, placeFinder, type CheckResult } from './parse-content.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { pluralProblems } from './plural-problems.ts';

/** A content file. */
export interface SourceFile {
  file: string;
  source: string;
  /** The language that it should be in (BCP 47), which is ignored for facts. */
  language: string;
}

/** Reports every text of a file that is not written in the script of its language. */
function scriptProblems(schema: z.ZodType, data: unknown, source: SourceFile): ContentProblem[] {
  const placeOf = placeFinder(source.file, source.source);
  return [...fieldsOf(jsonSchema(schema), data)].flatMap(({ path, value, about }) => {
    // Ids of questions, which are parts of addresses, and names of files are the same everywhere.
    const isFile = about.format === 'picture' || about.format === 'music';
    const isWords = typeof value === 'string' && path.at(-1) !== 'id' && !isFile;
    const message = isWords ? scriptProblem(value, source.language) : undefined;
    return message ? [{ ...placeOf(path), message: `${message}.` }] : [];
  });
}

/** The data of a YAML file, or all that is wrong. @param isDraft whether its script may differ */
export function checkWords<Schema extends z.ZodType>(
  schema: Schema,
  source: SourceFile,
  isDraft: (data: z.infer<Schema>) => boolean = () => false,
): CheckResult<z.infer<Schema>> {
  const checked = checkContent(source.source, schema, source.file);
  if (checked.problems) return checked;
  const placeOf = placeFinder(source.file, source.source);
  const problems = markdownFields(schema, checked.data).flatMap(({ path, text, part }) =>
    markdownProblems(text, parseMarkdown(text), part).map(({ line, message }): ContentProblem => ({
      ...placeOf(path, line),
      message,
    })),
  );
  const shape = jsonSchema(schema);
  for (const problem of pluralProblems(shape, checked.data, source.language))
    problems.push({ ...placeOf(problem.path), ...problem });
  if (!isDraft(checked.data)) problems.push(...scriptProblems(schema, checked.data, source));
  return problems.length > 0 ? { problems } : checked;
}
