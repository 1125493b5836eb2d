import type { Fields } from '../fields.ts';

/** A message as it is stored. */
export interface StoredMessage {
  /** The page's idempotency key. */
  key: string;
  fields: Fields;
  /** When the visitor wrote it, according to the page; empty if it sent no time. ISO 8601. */
  writtenAt: string;
  /** When it arrived. ISO 8601. */
  arrivedAt: string;
}

/** The most messages that one sender may send since a time, ms since 1970. */
interface Limit {
  max: number;
  since: number;
}

/** Where messages are stored. */
export interface Store {
  /**
   * Stores a message and its key atomically, and claims it for the caller that gets `stored`. After
   * `stored` or `known` the message is on disk.
   * @param sender hash of the sender's network, only for the limit
   */
  add(
    message: StoredMessage,
    sender: string,
    limit: Limit,
  ): Promise<'stored' | 'known' | 'too many'>;
  /**
   * Claims a message that is neither passed on nor claimed.
   * @param now ms since 1970
   * @returns undefined if there is none
   */
  claim(now: number): Promise<StoredMessage | undefined>;
  /** Records that a message was passed on. @param now ms since 1970 */
  passedOn(key: string, now: number): Promise<void>;
  /** Counts the messages that are not passed on. */
  countWaiting(): Promise<number>;
  /**
   * The secret for hashing the addresses of senders on a day, the same for every caller.
   * @param day such as `2026-01-31`
   */
  secretOf(day: string): Promise<string>;
  /**
   * Removes senders, and the secrets of earlier days.
   * @param since ms since 1970; messages that arrived later keep their sender
   */
  forgetSenders(since: number, today: string): Promise<void>;
}

const MINUTE = 60_000;

/** Duration of a claim, in ms: it doubles with each attempt, up to a day. */
export function claimTime(attempts: number): number {
  return Math.min(MINUTE * 2 ** attempts, 1440 * MINUTE);
}
