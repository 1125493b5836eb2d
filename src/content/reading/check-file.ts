import type { z } from 'zod';
import { fieldsOf, type KnownField } from '../fields/fields-of.ts';
import { jsonSchema, valueAt, type Path } from '../fields/json-schema.ts';
import { scriptProblem } from '../text/writing-system.ts';
import { checkYaml, type CheckResult } from './check-yaml.ts';
import type { ContentProblem } from './content-error.ts';
import { markdownIn, markdownProblems } from './markdown.ts';
import { pluralProblems } from './plural-problems.ts';
import { placeIn, type TextFile } from './text-file.ts';

type SourceFile = Pick<TextFile, 'path' | 'text' | 'code'>;

/** Reports a text that is not written in the script of its language. */
function scriptProblems({ path, value, fieldSchema }: KnownField, language: string) {
  // Ids and file names use Latin letters in every language.
  const isFile = fieldSchema.format === 'picture' || fieldSchema.format === 'music';
  const isWords = typeof value === 'string' && path.at(-1) !== 'id' && !isFile;
  const message = isWords ? scriptProblem(value, language) : undefined;
  return message ? [{ message: `${message}.` }] : [];
}

/** Checks the fields of a YAML file, then its words by the rules of its language. */
export function checkFile<Schema extends z.ZodType>(
  schema: Schema,
  file: SourceFile,
): CheckResult<z.infer<Schema>> {
  const { code } = file;
  const checked = checkYaml(file.text, schema, file.path);
  // Facts belong to no language, so no rule for words applies.
  if (checked.problems || code === '') return checked;
  const { data } = checked;
  // A draft may still hold the original text that somebody is about to translate.
  const isDraft = valueAt(data, ['publish']) === false;
  const problems = [...fieldsOf(jsonSchema(schema), data)].flatMap((field) => {
    const markdown = markdownIn(field);
    const problems: (Omit<ContentProblem, 'file' | 'path'> & { path?: Path })[] = [
      ...(markdown ? markdownProblems(markdown) : []),
      ...pluralProblems(field, code),
      ...(isDraft ? [] : scriptProblems(field, code)),
    ];
    return problems.map(({ path = field.path, line, ...problem }) => ({
      ...placeIn(file, path, line),
      ...problem,
    }));
  });
  return problems.length > 0 ? { problems } : checked;
}
