import { isStored } from './outbox.ts';

/** Safari before 15.4 has no Web Locks, contrary to its type. */
declare const navigator: Partial<Navigator>;

export const hasLocks = () => navigator.locks !== undefined;

/**
 * Runs `work` while holding the message's lock; resolves to `undefined` if another tab holds it.
 * @param wait until the lock is free, instead of giving up
 */
export async function withLock<Result>(
  id: string,
  wait: boolean,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  // Where site data is blocked locks are refused, and no other tab can see the message.
  const { locks } = navigator;
  if (!locks || !isStored(id)) return work();
  return locks.request(`contact-message:${id}`, { ifAvailable: !wait }, (lock) =>
    lock ? work() : undefined,
  );
}
