/**
 * The messages that are not known to be sent, one entry each in the device's storage.
 *
 *     waiting ──► sending ──► sent (and removed)
 *        ▲           ├──────► waiting   nobody confirmed it: it is sent again by itself
 *        │           ├──────► refused   the address said no
 *        │           └──────► unclear   the answer does not say whether the message was taken
 *        └── Send now ── refused, unclear, expired (too old: no longer on the device)
 *
 * Only this module reads and writes them. `change` reads before it writes, so that no part of the
 * form overwrites what another tab has found out meanwhile.
 */
import * as v from 'valibot';
import { FIELDS, fieldsSchema, type Fields } from '../fields.ts';
import { MAX_AGE } from '../settings.ts';
import * as storage from './storage.ts';

const PREFIX = 'contact-message:';

const messageSchema = v.object({
  /** Idempotency key: the same for every attempt, so that a message sent twice arrives once. */
  id: v.string(),
  /** When it was written. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  fields: fieldsSchema,
  state: v.picklist(['waiting', 'sending', 'sent', 'refused', 'unclear', 'expired']),
  /** It may have arrived. */
  unsure: v.fallback(v.boolean(), false),
  /** When the address wants to be asked again, ms since 1970. */
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

/** The message as it is kept now; undefined once it was sent or deleted. */
export function readMessage(id: string): Message | undefined {
  const message = parseMessage(storage.readText(PREFIX + id));
  return message?.id === id ? message : undefined;
}

/** Whether the device keeps the message; where not, its text must stay in the form. */
export const isStored = (id: string) => storage.isOnDevice(PREFIX + id);

const allMessages = () =>
  [...storage.allKeys()]
    .flatMap((key) => readMessage(idOf(key)) ?? [])
    .sort((one, other) => one.at.localeCompare(other.at));

/** The messages that the visitor sees below the form, oldest first. */
export const listedMessages = () =>
  allMessages().filter(({ id, state }) => isStored(id) || state === 'expired');

/**
 * Changes a message, and gives it as it is then; undefined once it was sent or deleted.
 * @param step gives the new message from the present one, or undefined to remove it
 */
export function change(id: string, step: Step): Message | undefined {
  const now = readMessage(id);
  const next = now && step(now);
  if (next) storage.writeText(PREFIX + id, JSON.stringify(next));
  else if (now) storage.removeText(PREFIX + id);
  return next;
}

/** Takes messages older than MAX_AGE off the device; the page shows each a last time. */
export function expireMessages(): void {
  for (const message of listedMessages()) {
    if (Date.now() - Date.parse(message.at) < MAX_AGE) continue;
    storage.keepInPage(PREFIX + message.id, JSON.stringify({ ...message, state: 'expired' }));
  }
}

/** The message, to be sent at once. */
export const asWaiting = (message: Message): Message =>
  message.state === 'sending' ? message : { ...message, state: 'waiting', retryAt: undefined };

/**
 * Adds what a visitor wrote. The same text is the same message as long as it is not known to be
 * sent: submitted again, here or in another tab, it keeps its key.
 */
export function addMessage(fields: Fields): Message {
  const isSame = (message: Message) =>
    FIELDS.every((name) => message.fields[name] === fields[name]);
  const message = allMessages().find(isSame) ?? {
    // Not randomUUID, which old browsers and pages without https lack.
    id: crypto.getRandomValues(new Uint32Array(4)).join('-'),
    at: new Date().toISOString(),
    fields,
    state: 'waiting',
    unsure: false,
  };
  storage.writeText(PREFIX + message.id, JSON.stringify(asWaiting(message)));
  return message;
}
