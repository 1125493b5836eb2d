import type { z } from 'zod';
import { fieldsOf } from '../fields/fields-of.ts';
import { jsonSchema, withoutEmpty } from '../fields/json-schema.ts';
import type { ContentProblem } from './content-error.ts';
import { fieldMistakes, wrongTypeMessage } from './field-mistakes.ts';
import { markdownIn, markdownProblems } from './markdown.ts';
import { placeIn, type TextFile } from './text-file.ts';
import { lineOfField } from './yaml/field-lines.ts';
import { plainText, readYaml, syntaxError } from './yaml/read-yaml.ts';

const MAX_PROBLEMS = 20;

/** The data of a valid file, or every problem of an invalid one. */
export type CheckResult<Data> =
  | { data: Data; problems?: undefined }
  | { data?: undefined; problems: ContentProblem[] };

/** Parses a YAML text and checks it against a schema. @param file its path, for messages */
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
  const plainData: unknown = document.toJS();
  const data = plainData ?? {};
  const result = schema.safeParse(withoutEmpty(data, shape), { error: wrongTypeMessage });
  if (result.success) return { data: result.data };

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

/** Checks the fields of a YAML file, then its texts in Markdown. */
export function checkFile<Schema extends z.ZodType>(
  schema: Schema,
  file: Pick<TextFile, 'path' | 'text'>,
): CheckResult<z.infer<Schema>> {
  const checked = checkYaml(file.text, schema, file.path);
  if (checked.problems) return checked;
  const problems = [...fieldsOf(jsonSchema(schema), checked.data)].flatMap((field) => {
    const markdown = markdownIn(field);
    const found = markdown ? markdownProblems(markdown) : [];
    return found.map(({ line, message }) => ({ ...placeIn(file, field.path, line), message }));
  });
  return problems.length > 0 ? { problems } : checked;
}
