import { readMessage, type Message } from './outbox.ts';

/**
 * Does some work under a lock that all tabs share.
 * Where there are no Web Locks, or site data is blocked, the work is done without one.
 * @param wait until the lock is free, instead of giving up
 * @param work is told whether it has the lock
 * @returns undefined where the lock is held and nobody waits for it
 */
async function withLock<Result>(
  name: string,
  wait: boolean,
  work: (locked: boolean) => Promise<Result>,
): Promise<Result | undefined> {
  const request = { answered: false };
  try {
    return await navigator.locks.request(name, { ifAvailable: !wait }, (lock) => {
      request.answered = true;
      return lock ? work(true) : undefined;
    });
  } catch (error) {
    if (request.answered) throw error;
    return work(false);
  }
}

/**
 * Does some work on a message unless somebody else is at it: another tab, or an earlier press of a button.
 * @param wait until they have finished, instead of giving up
 * @param lease for how many ms after it was begun an attempt counts as still going on where locks cannot tell
 */
export async function alone<Result>(
  id: string,
  { lease, wait = false }: { lease: number; wait?: boolean },
  work: (message: Message) => Result | Promise<Result>,
): Promise<Result | 'taken' | 'gone'> {
  const result = await withLock(`contact-message:${id}`, wait, async (locked) => {
    const message = readMessage(id);
    if (!message) return 'gone';
    const passed = Date.now() - (message.since ?? 0);
    const leased = message.state === 'sending' && passed >= 0 && passed < lease;
    return leased && !locked ? 'taken' : work(message);
  });
  return result ?? 'taken';
}
