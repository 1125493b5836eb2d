import type { z } from 'zod';
import { type Field, fieldOf, fieldsOf } from '../fields/field.ts';
import type { ContentProblem } from './content-error.ts';
import { fieldMistakes, wrongTypeMessage } from './field-mistakes.ts';
import { markdownIn, markdownProblems } from './markdown.ts';
import { documentOf, locationIn, type Text, writtenData } from './text-file.ts';
import { normalizedText, syntaxError } from './yaml.ts';

/** The data of a valid file, or all problems of an invalid one. */
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

/** Parses a YAML file, checks it against a schema, and then its texts in Markdown. */
export function checkYaml<Schema extends z.ZodType>(
  file: Text,
  schema: Schema,
): CheckedData<z.infer<Schema>> {
  const error = syntaxError(documentOf(file), normalizedText(file.text));
  if (error) return { problems: [{ file: file.path, path: [], ...error }] };

  const fields = fieldOf(schema);
  const data = writtenData(file) ?? {};
  const result = schema.safeParse(data, { error: wrongTypeMessage });
  if (result.success) {
    const problems = markdownMistakes(fields, result.data).map(({ path, lineInText, message }) => ({
      ...locationIn(file, path, lineInText),
      message,
    }));
    return problems.length > 0 ? { problems } : { data: result.data };
  }

  const mistakes = fieldMistakes(result.error.issues, data, fields);
  const problems = mistakes.map(({ unknown = [], ...mistake }): ContentProblem => ({
    ...locationIn(file, [...mistake.path, ...unknown], 0),
    ...mistake,
  }));
  return { problems };
}
