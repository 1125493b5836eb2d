import { MAX_RETRY_AFTER } from '../settings.ts';
import * as outbox from './outbox.ts';
import { post, type EndpointSettings, type Outcome } from './post.ts';

/** Safari before 15.4 has no Web Locks, contrary to its type. */
declare const navigator: Partial<Navigator>;

const hasLocks = () => navigator.locks !== undefined;

/**
 * Runs `work` while holding the message's lock; resolves to `undefined` if another tab holds it.
 * @param wait until the lock is free, instead of giving up
 */
async function withLock<Result>(
  id: string,
  wait: boolean,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  // Where site data is blocked locks are refused, and no other tab can see the message.
  const { locks } = navigator;
  if (!locks || !outbox.isStored(id)) return work();
  return locks.request(`contact-message:${id}`, { ifAvailable: !wait }, (lock) =>
    lock ? work() : undefined,
  );
}

/** `busy`: another tab is sending it; `gone`: it was sent or deleted elsewhere. */
export type Status = outbox.Message['state'] | 'busy' | 'gone';

interface QueueEvents {
  /** The list of messages has changed, or the state of one. */
  changed: () => void;
  /** The status of a message changed, in this tab (`here`) or in another. */
  status: (id: string, status: Status, here: boolean) => void;
}

/** ms until other tabs see a change of the storage; the lock is held until then. */
const SETTLE = 100;

/** Sends messages, and retries the waiting ones after growing delays and on `wake`. */
export function startQueue(endpoint: EndpointSettings, events: QueueEvents) {
  const { retries } = endpoint.timeouts;
  const sending = new Set<string>();
  /** Retries in a row without success. */
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function attempt(id: string): Promise<Outcome['status'] | 'gone'> {
    const message = outbox.readMessage(id);
    if (!message) return 'gone';
    let outcome: Outcome = { status: 'waiting' };
    if (navigator.onLine) {
      // Stored before the post, since the page can be closed at any moment.
      const state = hasLocks() ? 'sending' : 'unclear';
      outbox.change(id, (now) => ({ ...now, state, unsure: true }));
      events.changed();
      outcome = await post(message, endpoint);
    }
    const { unsure = message.unsure, retryAt } = outcome;
    // Without locks two tabs could send a message at once, so only the visitor retries it.
    const state = outcome.status === 'waiting' && !hasLocks() ? 'unclear' : outcome.status;
    const stored = outbox.change(id, (now) => ({ ...now, state, unsure, retryAt }));
    if (!stored && state !== 'sent') return 'gone';
    // Other tabs learn of "sent" only from this change, so it is stored before the removal.
    if (state === 'sent') outbox.change(id, () => undefined);
    return state;
  }

  /** Sends one message now. @param wait whether to wait while another tab sends it */
  async function send(id: string, wait = false): Promise<Outcome['status'] | 'busy' | 'gone'> {
    if (sending.has(id)) return 'busy';
    sending.add(id);
    const status = await withLock(id, wait, async () => {
      const result = await attempt(id);
      events.changed();
      await new Promise((resolve) => setTimeout(resolve, SETTLE));
      return result;
    });
    sending.delete(id);
    if (status === 'sent') failures = 0;
    events.changed();
    schedule();
    return status ?? 'busy';
  }

  const sendAgain = async (id: string, wait = false) =>
    events.status(id, await send(id, wait), true);

  /** When a message is retried, ms since 1970; Infinity if only the visitor retries it. */
  function dueAt({ id, state, retryAt = 0 }: outbox.Message): number {
    const open = state === 'waiting' || state === 'sending';
    if (!open || sending.has(id) || !hasLocks()) return Infinity;
    // Later than the longest Retry-After: the clock was set back.
    return retryAt > Date.now() + MAX_RETRY_AFTER ? 0 : retryAt;
  }

  function schedule(): void {
    clearTimeout(timer);
    const due = Math.min(...outbox.listedMessages().map(dueAt), Infinity);
    if (due === Infinity || !navigator.onLine) return;
    const pause = retries[Math.min(failures, retries.length - 1)] ?? MAX_RETRY_AFTER;
    timer = setTimeout(() => void flush(), Math.max(pause, due - Date.now()));
  }

  /** Sends what is due, one at a time, for slow networks. */
  async function flush(): Promise<void> {
    for (const { id } of outbox.listedMessages()) {
      const message = outbox.readMessage(id);
      if (message && dueAt(message) <= Date.now()) await sendAgain(id);
    }
    schedule();
    failures += 1;
  }

  return {
    send: (id: string) => send(id),

    /** Sends every waiting message: the network or the visitor is back. */
    wake(): void {
      failures = 0;
      outbox.expireMessages();
      events.changed();
      void flush();
    },

    /** Handles another tab's change of a storage entry to this text. */
    storageChanged(key: string | null, text: string | null): void {
      const state = text === null ? 'gone' : outbox.parseMessage(text)?.state;
      const id = outbox.idOf(key);
      if (id && state && state !== 'sending') events.status(id, state, false);
      events.changed();
      schedule();
    },

    retry(id: string): Promise<void> {
      outbox.change(id, outbox.toWaiting);
      return sendAgain(id, true);
    },

    remove(id: string): outbox.Message | undefined {
      const message = outbox.readMessage(id);
      outbox.change(id, () => undefined);
      events.changed();
      return message;
    },
  };
}

export type Queue = ReturnType<typeof startQueue>;
