import type { Fields } from '../fields.ts';

/** A message as it is stored. */
export interface StoredMessage {
  /** The page's idempotency key: what has the same key is the same message. */
  key: string;
  fields: Fields;
  /** When the visitor wrote it, as the page says; empty where it says no time. ISO 8601. */
  writtenAt: string;
  /** When it came in. ISO 8601. */
  arrivedAt: string;
}

/** How many messages may come from one sender since when, ms since 1970. */
interface Limit {
  most: number;
  since: number;
}

/** Where messages are stored. */
export interface Store {
  /**
   * Stores a message and its key in one step, and claims it for the caller that gets `stored`. A
   * message for which this says `stored` or `known` survives everything.
   * @param sender stands for the address it came from, only to count by
   */
  add(
    message: StoredMessage,
    sender: string,
    limit: Limit,
  ): Promise<'stored' | 'known' | 'too many'>;
  /**
   * Claims a message that is not passed on yet and that nobody else has claimed.
   * @param now ms since 1970
   * @returns undefined where there is none
   */
  claim(now: number): Promise<StoredMessage | undefined>;
  /** Records that a message was passed on. @param now ms since 1970 */
  passedOn(key: string, now: number): Promise<void>;
  /** How many messages are not passed on. */
  countWaiting(): Promise<number>;
  /**
   * The secret by which addresses of senders are hashed on a day, the same for everybody.
   * @param day such as `2026-01-31`
   */
  secretOf(day: string): Promise<string>;
  /**
   * Forgets senders, and the secrets of earlier days.
   * @param since ms since 1970, from when on messages keep their sender
   */
  forgetSenders(since: number, today: string): Promise<void>;
}

const MINUTE = 60_000;

/** How long a claim lasts, in ms: longer with each attempt, a day at most. */
export function claimTime(attempts: number): number {
  return Math.min(MINUTE * 2 ** attempts, 1440 * MINUTE);
}
