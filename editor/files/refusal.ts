/**
 * Keeps a file from being saved. The CMS shows the cause of an error with this message to whoever
 * saves, and nothing of any other error.
 */
export class Refusal extends Error {
  constructor(problems: readonly string[]) {
    super('saving_failed', { cause: new Error(problems.join('\n')) });
  }
}
