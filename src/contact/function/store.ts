import type { Fields } from '../fields.ts';

/** A message as it is kept. */
export interface Kept {
  /** The page's idempotency key: what has the same key is the same message. */
  key: string;
  fields: Fields;
  /** When the visitor wrote it, as the page says, and when it came in; ISO 8601. */
  writtenAt: string;
  arrivedAt: string;
}

/** How many messages may come from one sender since when, ms since 1970. */
interface Limit {
  most: number;
  since: number;
}

/** Where messages are kept. Whatever a host offers, these four steps are all that is asked of it. */
export interface Store {
  /**
   * Keeps a message and its key in one step, reserved for whoever gets `stored`, and nobody else does. Once this says
   * `stored` or `known`, the message survives everything.
   * @param sender stands for the address it came from, only to count by
   */
  add(message: Kept, sender: string, limit: Limit): Promise<'stored' | 'known' | 'too many'>;
  /**
   * Gives a message that is not passed on yet and that nobody is at, and reserves it.
   * @param now ms since 1970
   * @returns undefined where there is none
   */
  claim(now: number): Promise<Kept | undefined>;
  /** Remembers that a message was passed on. */
  passedOn(key: string, now: number): Promise<void>;
}

const MINUTE = 60_000;

/** For how long an attempt to pass a message on keeps it reserved, in ms: longer each time, a day at most. */
export function reservedFor(attempts: number): number {
  return Math.min(MINUTE * 2 ** attempts, 1440 * MINUTE);
}
