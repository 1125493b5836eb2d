/** Why a repository has failed, by what somebody can do about it. */
export type RepositoryFailure =
  /** The service cannot be reached: check the connection. */
  | { kind: 'offline' }
  /** The service has an internal error: try again later. */
  | { kind: 'server error' }
  /** The token has expired or was revoked: sign in again. */
  | { kind: 'signed out' }
  /** The token of `npm run edit` is missing or old: open the address that it prints. */
  | { kind: 'wrong address' }
  /** The account may read but not write: ask the owner of the project. */
  | { kind: 'read only' }
  /** The project or the file does not exist, or may not be read. */
  | { kind: 'not found' }
  /** The branch in the setting does not exist, or was renamed. */
  | { kind: 'no branch'; branch: string }
  /** Somebody else has changed files at the same moment: read them again. */
  | { kind: 'changed' }
  /** Too many requests. `until` says when to try again, in ms since 1970. */
  | { kind: 'too many'; until: number }
  /** The organisation asks for single sign-on, which begins at `address`. */
  | { kind: 'single sign-on'; address: string }
  /** The service refuses; `reason` is in its own words. */
  | { kind: 'refused'; reason: string }
  /** It is unknown whether the commit was made: read the project before trying again. */
  | { kind: 'unknown' };

/** Thrown by repositories. The message is for developers; `failure` is for the editor. */
export class RepositoryError extends Error {
  override name = 'RepositoryError';
  readonly failure: RepositoryFailure;

  constructor(failure: RepositoryFailure, cause?: unknown) {
    super(`The repository: ${JSON.stringify(failure)}`, { cause });
    this.failure = failure;
  }
}

/** The kind of failure of an error; empty if it is no `RepositoryError`. */
export const failureKindOf = (error: unknown): RepositoryFailure['kind'] | '' =>
  error instanceof RepositoryError ? error.failure.kind : '';

/** Whether a commit may have been made although no answer has arrived. */
export const isUncertain = (error: unknown): boolean =>
  ['offline', 'server error', 'unknown'].includes(failureKindOf(error));
