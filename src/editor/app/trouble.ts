import { fill } from '#content/text';
import { RepositoryError } from '../publish/repositories/failure.ts';
import { WORDS } from '../words/words.ts';

const words = WORDS.trouble;

/** What has gone wrong and what somebody can do, as a sentence. */
export function troubleSentence(error: unknown): string {
  if (!(error instanceof RepositoryError)) {
    const reason = error instanceof Error ? error.message : String(error);
    return fill(words.broken, { reason });
  }
  const { kind, ...about } = error.trouble;
  const until = 'until' in about ? new Date(about.until) : undefined;
  return fill(words[kind], {
    ...('reason' in about && { reason: about.reason }),
    ...('branch' in about && { branch: about.branch }),
    ...(until && { time: until.toLocaleTimeString(undefined, { timeStyle: 'short' }) }),
  });
}
