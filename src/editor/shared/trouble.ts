import { fill } from '#content/text';
import { RepositoryError } from '../repositories/failure.ts';
import { WORDS } from '../words/words.ts';

const words = WORDS.trouble;

/** Returns a sentence about an error: what has gone wrong and what to do. */
export function troubleSentence(error: unknown): string {
  if (!(error instanceof RepositoryError)) {
    const reason = error instanceof Error ? error.message : String(error);
    return fill(words.broken, { reason });
  }
  const { kind, ...details } = error.trouble;
  const until = 'until' in details ? new Date(details.until) : undefined;
  return fill(words[kind], {
    ...('reason' in details && { reason: details.reason }),
    ...('branch' in details && { branch: details.branch }),
    ...(until && { time: until.toLocaleTimeString(undefined, { timeStyle: 'short' }) }),
  });
}
