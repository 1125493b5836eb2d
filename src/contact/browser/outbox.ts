import { FIELDS, type Fields } from '../fields.ts';
import { forget, keep, kept, keysOf } from './device.ts';

/** A message on its way. It is kept on the device until an endpoint has accepted it. */
export interface Message {
  /** Idempotency key: the same for every attempt, so that sending twice arrives once. */
  id: string;
  /** When it was written, ISO 8601. */
  at: string;
  fields: Fields;
  /** An endpoint asked to be left alone until then, in ms since 1970. */
  notBefore?: number;
  /** Index of the address that got it and has not said what became of it: only that one may be asked again. */
  unsure?: number;
  /** It was refused: only the visitor tries it again. */
  refused?: boolean;
}

const PREFIX = 'contact-message:';

/** One key for each message: two tabs never overwrite each other's. */
const keyOf = ({ id }: Message) => PREFIX + id;

export function newMessage(fields: Fields): Message {
  // Old browsers and pages without https lack it; a key needs no secrecy, only to be the only one.
  const id =
    'randomUUID' in crypto
      ? crypto.randomUUID()
      : `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
  return { id, at: new Date().toISOString(), fields };
}

/** Keeps a message on the device. @returns false where the device does not let us */
export function keepMessage(message: Message): boolean {
  return keep(keyOf(message), message);
}

export function forgetMessage(message: Message): void {
  forget(keyOf(message));
}

/** The message as it is kept now, perhaps changed by another tab; undefined once it was sent or deleted. */
export function keptMessage(message: Message): Message | undefined {
  return kept(keyOf(message));
}

/** Every kept message, oldest first. */
export function keptMessages(): Message[] {
  return keysOf(PREFIX)
    .map((key) => kept<Message>(key))
    .filter((message) => message !== undefined)
    .sort((one, other) => one.at.localeCompare(other.at));
}

export function sameFields(one: Fields, other: Fields): boolean {
  return FIELDS.every((name) => one[name] === other[name]);
}
