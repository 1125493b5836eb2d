import type { Fields } from '../fields.ts';
import type { ContactSettings } from '../settings.ts';
import { deliver, type Outcome } from './deliver.ts';
import {
  forgetMessage,
  keepMessage,
  keptMessage,
  keptMessages,
  newMessage,
  sameFields,
  type Message,
} from './outbox.ts';

/** What became of a message that the visitor submitted. */
export type Submitted = 'accepted' | 'refused' | 'waiting' | 'notKept';

export interface QueueEvents {
  /** The kept messages are other ones, or one of them is on its way now. */
  changed: () => void;
  /** A message that had waited was accepted. */
  sent: () => void;
}

/** What a removal takes to be seen by other tabs, in ms: until then the lock is held. */
const SETTLE = 100;

/** Does the work unless another tab is at the same message. Browsers without Web Locks rely on the key alone. */
async function alone<Result>(
  { id }: Message,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(`contact-message:${id}`, { ifAvailable: true }, (lock) =>
    lock ? work() : undefined,
  );
}

/** Sends messages, and tries those that wait again: after growing pauses, when the network is back, on the next visit. */
export function startQueue(
  endpoint: NonNullable<ContactSettings['endpoint']>,
  { changed, sent }: QueueEvents,
) {
  const { pauses } = endpoint.patience;
  const sending = new Set<string>();
  /** How often each message was tried on this visit, and when it is its turn again. */
  const turns = new Map<string, { attempts: number; next: number }>();
  /** The last message that the device would not keep: the same text has the same key when it is submitted again. */
  let unkept: Message | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function pauseAfter({ id }: Message): void {
    const attempts = (turns.get(id)?.attempts ?? 0) + 1;
    const pause = pauses[Math.min(attempts, pauses.length) - 1] ?? 0;
    turns.set(id, { attempts, next: Date.now() + pause });
  }

  /** One attempt; undefined where another tab is at it, or has finished with it. */
  async function attempt(given: Message, stored: boolean): Promise<Outcome | undefined> {
    if (!navigator.onLine) return { became: 'waiting', after: 0 };
    return alone(given, async () => {
      const message = stored ? keptMessage(given) : given;
      if (!message) return undefined;
      sending.add(message.id);
      changed();
      const remember = (now: Message) => {
        // What the visitor deleted meanwhile stays deleted.
        if (stored && keptMessage(now)) keepMessage(now);
      };
      const outcome = await deliver(message, endpoint, remember);
      if (outcome.became === 'accepted') forgetMessage(message);
      if (outcome.became === 'refused') remember({ ...message, refused: true });
      if (outcome.became === 'waiting') {
        if (outcome.after) remember({ ...message, notBefore: Date.now() + outcome.after });
        pauseAfter(message);
      }
      if (stored) await new Promise((resolve) => setTimeout(resolve, SETTLE));
      sending.delete(message.id);
      return outcome;
    });
  }

  const turnOf = ({ id, notBefore = 0 }: Message) => Math.max(turns.get(id)?.next ?? 0, notBefore);

  function schedule(): void {
    clearTimeout(timer);
    const open = keptMessages().filter(({ id, refused }) => !refused && !sending.has(id));
    if (!open.length || !navigator.onLine) return;
    const next = Math.min(...open.map(turnOf)) - Date.now();
    timer = setTimeout(() => void flush(), Math.max(next, SETTLE));
  }

  async function retry(message: Message): Promise<void> {
    const outcome = await attempt(message, true);
    if (!outcome) pauseAfter(message);
    if (outcome?.became === 'accepted') sent();
    changed();
  }

  /** Tries every message whose turn it is, one after the other so that a slow network is not choked. */
  async function flush(): Promise<void> {
    for (const message of keptMessages()) {
      const due = !message.refused && turnOf(message) <= Date.now();
      if (due && !sending.has(message.id)) await retry(message);
    }
    schedule();
  }

  addEventListener('online', () => {
    turns.clear();
    void flush();
  });
  addEventListener('storage', () => {
    changed();
    schedule();
  });
  changed();
  void flush();

  return {
    isSending: ({ id }: Message) => sending.has(id),

    /** Keeps a new message, then tries it: a page that is closed midway loses nothing. */
    async submit(fields: Fields): Promise<Submitted> {
      const message =
        [...keptMessages(), ...(unkept ? [unkept] : [])].find((known) =>
          sameFields(known.fields, fields),
        ) ?? newMessage(fields);
      delete message.refused;
      const stored = keepMessage(message);
      unkept = stored ? undefined : message;
      const outcome = await attempt(message, stored);
      if (outcome?.became === 'accepted') unkept = undefined;
      // Its text is still in the form.
      if (outcome?.became === 'refused') forgetMessage(message);
      changed();
      schedule();
      if (outcome && outcome.became !== 'waiting') return outcome.became;
      return stored ? 'waiting' : 'notKept';
    },

    /** The visitor wants a waiting message to be tried at once. */
    async retry(message: Message): Promise<void> {
      keepMessage({ ...message, refused: false });
      await retry(message);
      schedule();
    },

    /** The visitor deletes a waiting message. */
    remove(message: Message): void {
      forgetMessage(message);
      changed();
    },
  };
}

export type Queue = ReturnType<typeof startQueue>;
