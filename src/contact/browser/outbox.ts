/**
 * The messages that are not known to be sent, one entry each in the device's storage.
 *
 *     waiting ──► sending ──► sent (and forgotten)
 *        ▲           ├──────► waiting   nobody took it, or nobody said so: it is tried again by itself
 *        │           ├──────► refused   every address said no
 *        │           └──────► unclear   an address answered, but not whether it took the message
 *        └── Send now ── refused, unclear
 *
 * They are read here only, through one schema, and changed here only, by `change`, which reads before it writes: no
 * part of the form holds a copy that it could write back over what another tab has found out meanwhile.
 */
import * as v from 'valibot';
import { FIELDS, fieldsSchema, type Fields } from '../fields.ts';
import {
  isOnDevice,
  keysThatBegin,
  parseJson,
  readText,
  removeText,
  writeText,
} from './storage.ts';

const PREFIX = 'contact-message:';
/** The longest pause that an address can ask for, ms. */
export const DAY = 86_400_000;

const messageSchema = v.object({
  /** Idempotency key: the same for every attempt, so that sending twice arrives once. */
  id: v.string(),
  /** When it was written. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  fields: fieldsSchema,
  state: v.picklist(['waiting', 'sending', 'sent', 'refused', 'unclear']),
  /** While it is sending: since when, in ms since 1970. */
  since: v.fallback(v.optional(v.number()), undefined),
  /** The address that may have taken it without saying so: no other one may be asked. */
  unsure: v.fallback(v.optional(v.string()), undefined),
  /** An address asked, at a time in ms since 1970, to be left alone for that many ms. */
  pause: v.fallback(
    v.optional(
      v.object({ asked: v.number(), length: v.pipe(v.number(), v.minValue(0), v.maxValue(DAY)) }),
    ),
    undefined,
  ),
});

export type Message = v.InferOutput<typeof messageSchema>;

/** The id in a key of the storage; undefined for a key that is not of a message. */
export function idOf(key: string | null): string | undefined {
  return key?.startsWith(PREFIX) ? key.slice(PREFIX.length) : undefined;
}

/** The message in an entry of the storage; undefined where the entry is damaged or somebody else's. */
export function parseMessage(text: string | null): Message | undefined {
  const { success, output } = v.safeParse(messageSchema, parseJson(text));
  return success ? output : undefined;
}

/** The message as it is kept now; undefined once it was sent or deleted. */
export function readMessage(id: string): Message | undefined {
  const message = parseMessage(readText(PREFIX + id));
  return message?.id === id ? message : undefined;
}

function all(): Message[] {
  return keysThatBegin(PREFIX)
    .map((key) => readMessage(key.slice(PREFIX.length)))
    .filter((message) => message !== undefined)
    .sort((one, other) => one.at.localeCompare(other.at));
}

/** Whether the device keeps the message; where not, its text must stay in the form. */
export function isKept(id: string): boolean {
  return isOnDevice(PREFIX + id);
}

/** Every message that the device keeps, oldest first. */
export function keptMessages(): Message[] {
  return all().filter(({ id }) => isKept(id));
}

/**
 * Changes a message. What was sent or deleted meanwhile stays gone.
 * @param step gives the new message from the one that is kept now, or undefined to forget it
 * @returns the message as it is kept from now on
 */
export function change(
  id: string,
  step: (now: Message) => Message | undefined,
): Message | undefined {
  const now = readMessage(id);
  const next = now && step(now);
  if (next) writeText(PREFIX + id, JSON.stringify(next));
  else if (now) removeText(PREFIX + id);
  return next;
}

/** Old browsers and pages without https lack `randomUUID`; a key has to be unique, not secret. */
function newId(): string {
  return 'randomUUID' in crypto
    ? crypto.randomUUID()
    : `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
}

/**
 * Adds what a visitor wrote. The same text is the same message, as long as it is not known to be sent: submitted
 * again, here or in another tab, it keeps its key.
 */
export function addMessage(fields: Fields): Message {
  const same = all().find((message) =>
    FIELDS.every((name) => message.fields[name] === fields[name]),
  );
  if (same) {
    return change(same.id, (now) => (now.state === 'sending' ? now : asWaiting(now))) ?? same;
  }
  const message: Message = {
    id: newId(),
    at: new Date().toISOString(),
    fields,
    state: 'waiting',
  };
  writeText(PREFIX + message.id, JSON.stringify(message));
  return message;
}

/** The message, to be tried at once. */
export function asWaiting({ id, at, fields, unsure }: Message): Message {
  return { id, at, fields, unsure, state: 'waiting' };
}

/** How long an address still wants to be left alone, in ms. A clock that was set back ends the pause. */
export function pauseLeft({ pause }: Message): number {
  if (!pause) return 0;
  const passed = Date.now() - pause.asked;
  return passed < 0 ? 0 : Math.max(pause.length - passed, 0);
}
