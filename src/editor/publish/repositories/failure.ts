/** What keeps a repository from answering, by what somebody can do about it. */
export type Trouble =
  /** The service cannot be reached: look after the connection. */
  | { kind: 'offline' }
  /** The service has an error of its own: try again later. */
  | { kind: 'unwell' }
  /** Sign in again. */
  | { kind: 'signed out' }
  /** On this computer, where nobody signs in: open the address that `npm run edit` prints. */
  | { kind: 'wrong address' }
  /** May read but not write: ask whoever owns the project. */
  | { kind: 'read only' }
  /** The project or the file is not there, or may not be read. */
  | { kind: 'not found' }
  /** The branch of the setting is not there, or was renamed. */
  | { kind: 'no branch'; branch: string }
  /** Somebody else has changed these files: look at both. */
  | { kind: 'changed'; paths: readonly string[] }
  /** @property until when to try again, in ms since 1970 */
  | { kind: 'too many'; until: number }
  /** @property reason in the words of the service */
  | { kind: 'refused'; reason: string }
  /** Nobody knows whether it was saved: look again before saving again. */
  | { kind: 'unknown' };

/** A repository did not do what it was asked. The message is for developers; the trouble is not. */
export class RepositoryError extends Error {
  override name = 'RepositoryError';
  readonly trouble: Trouble;

  constructor(trouble: Trouble, cause?: unknown) {
    super(`The repository: ${JSON.stringify(trouble)}`, { cause });
    this.trouble = trouble;
  }
}

/** What keeps a repository from answering, in a word; empty for any other error. */
export const troubleIn = (error: unknown): Trouble['kind'] | '' =>
  error instanceof RepositoryError ? error.trouble.kind : '';
