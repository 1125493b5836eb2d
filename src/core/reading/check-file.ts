import type { z } from 'zod';
import { fieldsOf } from '../schemas/fields-of.ts';
import { jsonSchema, valueAt } from '../schemas/json-schema.ts';
import { scriptProblem } from '../text/writing-system.ts';
import type { ContentProblem } from './content-error.ts';
import { markdownFields, markdownProblems } from './markdown.ts';
import { checkYaml, type CheckResult } from './check-yaml.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { pluralProblems } from './plural-problems.ts';
import { placeIn, type TextFile } from './text-file.ts';

type SourceFile = Pick<TextFile, 'path' | 'text' | 'code'>;

/** Reports every text of a file that is not written in the script of its language. */
function scriptProblems(schema: z.ZodType, data: unknown, file: SourceFile): ContentProblem[] {
  return [...fieldsOf(jsonSchema(schema), data)].flatMap(({ path, value, about }) => {
    // Ids of questions, which are parts of addresses, and names of files are the same everywhere.
    const isFile = about.format === 'picture' || about.format === 'music';
    const isWords = typeof value === 'string' && path.at(-1) !== 'id' && !isFile;
    const message = isWords ? scriptProblem(value, file.code) : undefined;
    return message ? [{ ...placeIn(file, path), message: `${message}.` }] : [];
  });
}

/** The data of a YAML file, or all that is wrong with it: its fields, and their words. */
export function checkFile<Schema extends z.ZodType>(
  schema: Schema,
  file: SourceFile,
): CheckResult<z.infer<Schema>> {
  const checked = checkYaml(file.text, schema, file.path);
  // Facts have no words of a language.
  if (checked.problems || file.code === '') return checked;
  const { data } = checked;
  const problems = markdownFields(schema, data).flatMap(({ path, text, part }) =>
    markdownProblems(text, parseMarkdown(text), part).map(({ line, message }): ContentProblem => ({
      ...placeIn(file, path, line),
      message,
    })),
  );
  for (const problem of pluralProblems(jsonSchema(schema), data, file.code))
    problems.push({ ...placeIn(file, problem.path), ...problem });
  // A draft may still contain the text that it will translate.
  const isDraft = valueAt(data, ['publish']) === false;
  if (!isDraft) problems.push(...scriptProblems(schema, data, file));
  return problems.length > 0 ? { problems } : checked;
}
