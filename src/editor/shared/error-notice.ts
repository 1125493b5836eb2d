import { fill } from '#content/text';
import { RepositoryError } from '../repositories/repository-error.ts';
import { LOCALE, WORDS } from '../words/words.ts';
import type { Notice } from './publish-notice.ts';

const words = WORDS.failures;

/** A sentence about an error: what has gone wrong and what to do. */
export function errorMessage(error: unknown): string {
  if (!(error instanceof RepositoryError)) {
    const reason = error instanceof Error ? error.message : String(error);
    return fill(words.broken, { reason });
  }
  const { kind, ...details } = error.failure;
  const until = 'until' in details ? new Date(details.until) : undefined;
  return fill(words[kind], {
    ...('reason' in details && { reason: details.reason }),
    ...('branch' in details && { branch: details.branch }),
    ...(until && { time: until.toLocaleTimeString(LOCALE, { timeStyle: 'short' }) }),
  });
}

/** The sentence about an error, with a link to where somebody can do something about it. */
export function errorNotice(error: unknown): Notice {
  const text = errorMessage(error);
  const { failure } = error instanceof RepositoryError ? error : { failure: undefined };
  if (failure?.kind !== 'single sign-on') return { text };
  return { text, link: { text: WORDS.signIn.organisation, href: failure.address } };
}
