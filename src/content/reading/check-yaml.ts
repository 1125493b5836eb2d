import type { z } from 'zod';
import { fieldsOf } from '../fields/fields-of.ts';
import { jsonSchema, type JsonSchema, withoutEmpty } from '../fields/json-schema.ts';
import type { ContentProblem } from './content-error.ts';
import { fieldMistakes, wrongTypeMessage } from './field-mistakes.ts';
import { markdownIn, markdownProblems } from './markdown.ts';
import { lineOfField, plainText, readYaml, syntaxError } from './yaml.ts';

const MAX_PROBLEMS = 20;

/** The data of a valid file, or every problem of an invalid one. */
export type CheckResult<Data> =
  | { data: Data; problems?: undefined }
  | { data?: undefined; problems: ContentProblem[] };

/** The problems of every text in Markdown. */
const markdownMistakes = (shape: JsonSchema, data: unknown) =>
  [...fieldsOf(shape, data)].flatMap((field) => {
    const markdown = markdownIn(field);
    const problems = markdown ? markdownProblems(markdown) : [];
    return problems.map(({ line, message }) => ({
      path: field.path,
      lineInText: line ?? 1,
      message,
    }));
  });

/**
 * Parses a YAML text, checks it against a schema, and then its texts in Markdown.
 * @param file its path, for messages
 */
export function checkYaml<Schema extends z.ZodType>(
  text: string,
  schema: Schema,
  file: string,
): CheckResult<z.infer<Schema>> {
  const source = plainText(text);
  const document = readYaml(source);
  const error = syntaxError(document, source);
  if (error) return { problems: [{ file, path: [], ...error }] };

  const shape = jsonSchema(schema);
  const data: unknown = document.toJS() ?? {};
  const result = schema.safeParse(withoutEmpty(data, shape), { error: wrongTypeMessage });
  if (result.success) {
    const problems = markdownMistakes(shape, result.data).map(({ path, lineInText, message }) => ({
      file,
      line: lineOfField(document, source, path, lineInText),
      path,
      message,
    }));
    return problems.length > 0 ? { problems } : { data: result.data };
  }

  const mistakes = fieldMistakes(result.error.issues, data, shape);
  const problems = mistakes
    .slice(0, MAX_PROBLEMS)
    .map(({ unknown = [], ...mistake }): ContentProblem => ({
      file,
      line: lineOfField(document, source, [...mistake.path, ...unknown]),
      ...mistake,
    }));
  const more = mistakes.length - problems.length;
  if (more > 0) problems.push({ file, path: [], message: `${more} more mistakes.` });
  return { problems };
}
