import { throwProblems, type ContentProblem } from './content-error.ts';
import { fieldsOf } from './fields-of.ts';
import { jsonSchema } from './json-schema.ts';
import { letterProblem } from './letters.ts';
import { fieldName } from './parse-content.ts';
import { CONTENT_FILES, type ContentName } from './schemas/index.ts';
import { lineFinder } from './yaml/field-lines.ts';

/**
 * Checks that every text of a file is written in the letters of its language.
 * @param source the file's text, for the lines
 * @throws ContentError that names every field which is not
 */
export function checkLetters(
  name: ContentName,
  data: unknown,
  file: string,
  source: string,
  code: string,
): void {
  const problems: ContentProblem[] = [];
  for (const { path, value } of fieldsOf(jsonSchema(CONTENT_FILES[name].schema), data)) {
    // The id of a question is part of an address, and the same in every language.
    const isWords = typeof value === 'string' && path.at(-1) !== 'id';
    const message = isWords ? letterProblem(value, code) : undefined;
    if (!message) continue;
    const line = lineFinder(source)(path);
    problems.push({ file, line, field: fieldName(path), message: `${message}.` });
  }
  throwProblems(problems);
}
