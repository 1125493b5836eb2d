/**
 * Stops a save and says why. Only of an error with this message does the CMS show the cause.
 */
export class Refusal extends Error {
  constructor(problems: readonly string[]) {
    super('saving_failed', { cause: new Error(problems.join('\n')) });
  }
}
