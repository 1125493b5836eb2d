import type { z } from 'zod';
import { fieldsOf } from '../fields/fields-of.ts';
import { jsonSchema } from '../fields/json-schema.ts';
import { checkYaml, type CheckResult } from './check-yaml.ts';
import { markdownIn, markdownProblems } from './markdown.ts';
import { placeIn, type TextFile } from './text-file.ts';

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
