import { fill } from '../../src/core/fill.ts';
import { RepositoryError } from '../repositories/failure.ts';
import { WORDS } from '../words/words.ts';

const words = WORDS.trouble;

/** What has gone wrong and what somebody can do, as a sentence. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof RepositoryError)) {
    const reason = error instanceof Error ? error.message : String(error);
    return fill(words.broken, { reason });
  }
  const { trouble } = error;
  switch (trouble.kind) {
    case 'offline':
      return words.offline;
    case 'unwell':
      return words.unwell;
    case 'signed out':
      return words.signedOut;
    case 'read only':
      return words.readOnly;
    case 'not found':
      return words.notFound;
    case 'changed':
      return words.bothChanged;
    case 'too many': {
      const time = new Date(trouble.until).toLocaleTimeString(undefined, { timeStyle: 'short' });
      return fill(words.tooMany, { time });
    }
    case 'refused':
      return fill(words.refused, { reason: trouble.reason });
    case 'unknown':
      return words.unknown;
  }
}
