import type { ContentProblem } from '../../src/content/reading/content-error.ts';

/** What the build would say, without the file and the line, which the form does not show. */
export function sentences(problems: readonly ContentProblem[]): string[] {
  return problems.map(({ field, message }) => (field ? `${field}: ${message}` : message));
}

/** Keeps a file from being saved. Of an error with this message the CMS shows the cause to whoever saves. */
export class Refusal extends Error {
  constructor(problems: readonly string[]) {
    super('saving_failed', { cause: new Error(problems.join('\n')) });
  }
}
