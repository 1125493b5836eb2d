import type { Fields } from '../fields.ts';
import type { Kept, Store } from './store.ts';

/**
 * Passes on a message that is reserved for it, then what waits in a store. Never throws: what could not be passed on stays there,
 * and waits.
 */
export type PassOn = (store: Store, reserved?: Kept) => Promise<void>;

/** Hands one message to somebody else. @throws where it was not taken, with what was answered */
export type Way = (message: Kept) => Promise<void>;

/** How many messages are passed on after one answer, and how long one may take, in ms: hosts end what takes longer. */
const AT_ONCE = 5;
const PATIENCE = 5_000;

/** Passes messages on until none waits or one is not taken; without a way they stay where they are kept. */
export function passOnBy(way: Way | undefined): PassOn {
  return async (store, reserved) => {
    if (!way) return;
    try {
      let message = reserved ?? (await store.claim(Date.now()));
      for (let count = 1; message; count += 1) {
        await way(message);
        await store.passedOn(message.key, Date.now());
        message = count < AT_ONCE ? await store.claim(Date.now()) : undefined;
      }
    } catch (reason) {
      console.error('A message waits to be passed on:', reason);
    }
  };
}

/** The whole message for people, as chat programs and mails take it. */
export function textOf({ name, email, phone, message }: Fields): string {
  return `${[name, email, phone].filter(Boolean).join(', ')}\n\n${message}`;
}

interface Post {
  address: string;
  /** Sent as `Authorization: Bearer …`. */
  token?: string | undefined;
  headers?: Record<string, string>;
}

/** Posts JSON. @throws where the answer is not 2xx, and after PATIENCE */
export async function postJson({ address, token, headers }: Post, body: object): Promise<Response> {
  const response = await fetch(address, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE),
  });
  if (!response.ok) throw new Error(`The answer was ${response.status}.`);
  return response;
}
