import type { EndpointSettings } from '../settings.ts';
import { alone } from './alone.ts';
import { deliver, type Outcome } from './deliver.ts';
import {
  asWaiting,
  change,
  DAY,
  idOf,
  keptMessages,
  parseMessage,
  pauseLeft,
  readMessage,
  type Message,
} from './outbox.ts';

/** What became of a message; `taken`: another tab is at it; `gone`: it is no longer there, sent or deleted elsewhere. */
export type Became = Outcome['became'] | 'taken';

export interface QueueEvents {
  /** The kept messages are other ones, or in other states. */
  changed: () => void;
  /** One message changed its state, by this tab or by another one. */
  became: (id: string, became: Became, where: 'here' | 'elsewhere') => void;
}

/** What a change of the storage takes to be seen by other tabs, in ms: until then the lock is held. */
const SETTLE = 100;

/** Sends messages, and tries those that wait again: after growing pauses, when the network is back, on the next visit. */
export function startQueue(endpoint: EndpointSettings, { changed, became }: QueueEvents) {
  const { pauses, answer } = endpoint.patience;
  /** An address may take so long to show that it is there, and so long to answer. */
  const lease = 2 * answer + 1000;
  /** The messages that this tab is at. */
  const busy = new Set<string>();
  /** How often each was tried on this visit, and when it is its turn again, by a clock that nobody sets. */
  const turns = new Map<string, { attempts: number; next: number }>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function pauseAfter(id: string): void {
    const attempts = (turns.get(id)?.attempts ?? 0) + 1;
    const pause = pauses[Math.min(attempts, pauses.length) - 1] ?? 0;
    turns.set(id, { attempts, next: performance.now() + pause });
  }

  function settle(id: string, outcome: Outcome): void {
    const state = outcome.became;
    if (state === 'gone') return;
    change(id, ({ since: _, ...now }) => ({
      ...now,
      state,
      pause:
        state === 'waiting' && outcome.after
          ? { asked: Date.now(), length: outcome.after }
          : undefined,
    }));
    // Other tabs learn of "sent" from this change alone, so it is stored before the message is removed.
    if (state === 'sent') change(id, () => undefined);
    if (state === 'waiting') pauseAfter(id);
  }

  async function attempt(id: string): Promise<Outcome> {
    if (!navigator.onLine) return { became: 'waiting', after: 0 };
    const mark = (unsure: string | undefined) => {
      const marked = change(id, (now) => ({
        ...now,
        state: 'sending',
        since: Date.now(),
        unsure,
      }));
      changed();
      return marked !== undefined;
    };
    const message = readMessage(id);
    if (!message || !mark(message.unsure)) return { became: 'gone' };
    return deliver(message, endpoint, mark);
  }

  /** Tries one message now. @param wait until whoever is at it has finished */
  async function send(id: string, wait = false): Promise<Became> {
    if (busy.has(id) && !wait) return 'taken';
    busy.add(id);
    const state = await alone(id, { lease, wait }, async () => {
      const outcome = await attempt(id);
      settle(id, outcome);
      changed();
      await new Promise((resolve) => setTimeout(resolve, SETTLE));
      return outcome.became;
    });
    busy.delete(id);
    if (state === 'taken') pauseAfter(id);
    became(id, state, 'here');
    changed();
    schedule();
    return state;
  }

  /** In how many ms it is a message's turn; undefined for one that only the visitor sends again. */
  function dueIn(message: Message): number | undefined {
    const open = message.state === 'waiting' || message.state === 'sending';
    if (!open || busy.has(message.id)) return undefined;
    const next = (turns.get(message.id)?.next ?? 0) - performance.now();
    return Math.max(next, pauseLeft(message), 0);
  }

  function schedule(): void {
    clearTimeout(timer);
    const due = keptMessages()
      .map(dueIn)
      .filter((ms) => ms !== undefined);
    if (!due.length || !navigator.onLine) return;
    timer = setTimeout(() => void flush(), Math.min(Math.max(...[Math.min(...due), SETTLE]), DAY));
  }

  /** Tries every message whose turn it is, one after the other: a slow network could not carry them at once. */
  async function flush(): Promise<void> {
    for (const { id } of keptMessages()) {
      const message = readMessage(id);
      if (message && dueIn(message) === 0) await send(id);
    }
    schedule();
  }

  return {
    send: (id: string) => send(id),

    /** The network is back, or the visitor is: every message that waits is tried. */
    wake(): void {
      turns.clear();
      changed();
      void flush();
    },

    /** Another tab changed an entry of the storage to this text. */
    heard(key: string | null, text: string | null): void {
      const id = idOf(key);
      const state = text === null ? 'gone' : parseMessage(text)?.state;
      if (id && state && state !== 'sending') became(id, state, 'elsewhere');
      changed();
      schedule();
    },

    /** The visitor wants a message to be tried at once. */
    async retry(id: string): Promise<void> {
      change(id, (now) => (now.state === 'sending' ? now : asWaiting(now)));
      await send(id, true);
    },

    /** Forgets a message: its text is back in the form. */
    forget(id: string): void {
      change(id, () => undefined);
      changed();
    },

    /**
     * The visitor deletes a message.
     * @returns the message as it was; undefined where it was sent in the meantime
     */
    async remove(id: string): Promise<Message | undefined> {
      const removed = await alone(id, { lease, wait: true }, (message) => {
        change(id, () => undefined);
        return message;
      });
      changed();
      return typeof removed === 'string' ? undefined : removed;
    },
  };
}

export type Queue = ReturnType<typeof startQueue>;
