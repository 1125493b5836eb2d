import type { z } from 'zod';
import { type Field, fieldOf, fieldsOf, mapValues } from '../fields/field.ts';
import type { ContentProblem } from './content-error.ts';
import { fieldMistakes, wrongTypeMessage } from './field-mistakes.ts';
import { markdownIn, markdownProblems } from './markdown.ts';
import { lineOfField, plainText, readYaml, syntaxError } from './yaml.ts';

const MAX_PROBLEMS = 20;

/** The data of a valid file, or every problem of an invalid one. */
export type CheckedData<Data> =
  | { data: Data; problems?: undefined }
  | { data?: undefined; problems: ContentProblem[] };

/** The problems of every text in Markdown. */
const markdownMistakes = (file: Field, data: unknown) =>
  [...fieldsOf(file, data)].flatMap((entry) => {
    const markdown = markdownIn(entry);
    const problems = markdown ? markdownProblems(markdown) : [];
    return problems.map(({ line, message }) => ({
      path: entry.path,
      lineInText: line ?? 1,
      message,
    }));
  });

/** Removes empty optional fields, which mean the same as missing ones. */
const withoutEmpty = (data: unknown, file: Field) =>
  mapValues(file, data, (value, { isOptional, fact }) =>
    value === null && (isOptional || fact) ? undefined : value,
  );

/**
 * Parses a YAML text, checks it against a schema, and then its texts in Markdown.
 * @param file its path, for messages
 */
export function checkYaml<Schema extends z.ZodType>(
  text: string,
  schema: Schema,
  file: string,
): CheckedData<z.infer<Schema>> {
  const source = plainText(text);
  const document = readYaml(source);
  const error = syntaxError(document, source);
  if (error) return { problems: [{ file, path: [], ...error }] };

  const fields = fieldOf(schema);
  const data: unknown = document.toJS() ?? {};
  const result = schema.safeParse(withoutEmpty(data, fields), { error: wrongTypeMessage });
  if (result.success) {
    const problems = markdownMistakes(fields, result.data).map(({ path, lineInText, message }) => ({
      file,
      line: lineOfField(document, source, path, lineInText),
      path,
      message,
    }));
    return problems.length > 0 ? { problems } : { data: result.data };
  }

  const mistakes = fieldMistakes(result.error.issues, data, fields);
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
