/**
 * The messages that are not confirmed as sent, one entry each in the device's storage.
 *
 *     waiting ──► sending ──► sent (and removed)
 *        ▲           ├──────► waiting   no answer, or "later": it is sent again automatically
 *        │           ├──────► refused   the endpoint refused it
 *        │           └──────► unclear   the answer does not say whether the message was taken
 *        └── Send now ── refused, unclear, expired (too old: no longer on the device)
 *
 * Only this module reads and writes them. `change` reads before it writes, so that it does not
 * overwrite what another tab has stored meanwhile.
 */
import * as v from 'valibot';
import { FIELDS, fieldsSchema, type Fields } from '../fields.ts';
import { MAX_AGE } from '../settings.ts';
import * as storage from './storage.ts';

const PREFIX = 'contact-message:';

const messageSchema = v.object({
  /** Idempotency key: the same for every attempt, so that a message sent twice arrives once. */
  id: v.string(),
  at: v.pipe(v.string(), v.isoTimestamp()),
  fields: fieldsSchema,
  state: v.picklist(['waiting', 'sending', 'sent', 'refused', 'unclear', 'expired']),
  /** Whether the message may have arrived. */
  unsure: v.fallback(v.boolean(), false),
  /** When the endpoint accepts a retry, ms since 1970. */
  retryAt: v.fallback(v.optional(v.number()), undefined),
});

export type Message = v.InferOutput<typeof messageSchema>;
type Step = (now: Message) => Message | undefined;

/** The id in a key of the storage; empty for a key that is not of a message. */
export const idOf = (key: string | null) =>
  key?.startsWith(PREFIX) ? key.slice(PREFIX.length) : '';

/** The message in an entry of the storage; undefined where the entry is damaged. */
export function parseMessage(text: string | null): Message | undefined {
  const { success, output } = v.safeParse(messageSchema, storage.parseJson(text));
  return success ? output : undefined;
}

/** The stored message; undefined once it was sent or deleted. */
export function readMessage(id: string): Message | undefined {
  const message = parseMessage(storage.readText(PREFIX + id));
  return message?.id === id ? message : undefined;
}

/** Whether the device stores the message; if not, its text must stay in the form. */
export const isStored = (id: string) => storage.isOnDevice(PREFIX + id);

const allMessages = () =>
  [...storage.allKeys()]
    .flatMap((key) => readMessage(idOf(key)) ?? [])
    .sort((one, other) => one.at.localeCompare(other.at));

/** The messages that the visitor sees below the form, oldest first. */
export const listedMessages = () =>
  allMessages().filter(({ id, state }) => isStored(id) || state === 'expired');

/**
 * Changes a message and returns it; undefined once it was sent or deleted.
 * @param step returns the new message for the stored one, or undefined to remove it
 */
export function change(id: string, step: Step): Message | undefined {
  const now = readMessage(id);
  const next = now && step(now);
  if (next) storage.writeText(PREFIX + id, JSON.stringify(next));
  else if (now) storage.removeText(PREFIX + id);
  return next;
}

/** Removes messages older than MAX_AGE from the device; the page shows each for the last time. */
export function expireMessages(): void {
  for (const message of listedMessages()) {
    if (Date.now() - Date.parse(message.at) < MAX_AGE) continue;
    storage.keepInPage(PREFIX + message.id, JSON.stringify({ ...message, state: 'expired' }));
  }
}

/** The message in state `waiting`, due now. */
export const toWaiting = (message: Message): Message =>
  message.state === 'sending' ? message : { ...message, state: 'waiting', retryAt: undefined };

/**
 * Adds a message. If the outbox already has the same text, that message is reused, so that text
 * submitted again, here or in another tab, keeps its key.
 */
export function addMessage(fields: Fields): Message {
  const isSame = (message: Message) =>
    FIELDS.every((name) => message.fields[name] === fields[name]);
  const message = allMessages().find(isSame) ?? {
    // randomUUID is missing in old browsers and on pages without https.
    id: crypto.getRandomValues(new Uint32Array(4)).join('-'),
    at: new Date().toISOString(),
    fields,
    state: 'waiting',
    unsure: false,
  };
  storage.writeText(PREFIX + message.id, JSON.stringify(toWaiting(message)));
  return message;
}
