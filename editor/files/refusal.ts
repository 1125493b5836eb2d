import type { ContentProblem } from '../../src/content/reading/content-error.ts';
import type { JsonSchema } from '../../src/content/schemas/json-schema.ts';
import { labelsOf, pathOfField } from '../form/labels.ts';

/**
 * What the build would say, by the labels of the form instead of the file and its line.
 * @param data of the file, which decides between shapes
 */
export function sentences(
  problems: readonly ContentProblem[],
  shape: JsonSchema,
  data?: unknown,
): string[] {
  return problems.map(({ field, message }) =>
    field ? `${labelsOf(shape, pathOfField(field), data)}: ${message}` : message,
  );
}

/**
 * Keeps a file from being saved. The CMS shows the cause of an error with this message to whoever
 * saves, and nothing of any other error.
 */
export class Refusal extends Error {
  constructor(problems: readonly string[]) {
    super('saving_failed', { cause: new Error(problems.join('\n')) });
  }
}
