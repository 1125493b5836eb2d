import type { Kept, Store } from './store.ts';

/** Passes on what waits in a store. Never throws: what could not be passed on stays there, and waits. */
export type PassOn = (store: Store) => Promise<void>;

interface Webhook {
  /** Where messages are passed on to; without it they stay where they are kept. */
  address: string | undefined;
  /** Sent as `Authorization: Bearer …`. */
  token?: string | undefined;
}

/** How many messages are passed on after one answer, and how long one may take, in ms: hosts end what takes longer. */
const AT_ONCE = 5;
const PATIENCE = 5_000;

async function post(message: Kept, { address = '', token }: Webhook): Promise<boolean> {
  const { key, fields, writtenAt } = message;
  const from = [fields.name, fields.email, fields.phone].filter(Boolean).join(', ');
  const response = await fetch(address, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': key,
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    // `text`: the whole message for people, as chat programs take it.
    body: JSON.stringify({
      text: `${from}\n\n${fields.message}`,
      ...fields,
      idempotency_key: key,
      written_at: writtenAt,
    }),
    signal: AbortSignal.timeout(PATIENCE),
  });
  return response.ok;
}

/**
 * Passes messages on to a webhook until none waits or one is not taken. A webhook that takes a
 * message and does not say so gets it again, with the same key.
 */
export function toWebhook(webhook: Webhook): PassOn {
  return async (store) => {
    if (!webhook.address) return;
    try {
      for (let count = 0; count < AT_ONCE; count += 1) {
        const message = await store.claim(Date.now());
        if (!message || !(await post(message, webhook))) return;
        await store.passedOn(message.key, Date.now());
      }
    } catch (reason) {
      console.error('A message waits to be passed on:', reason);
    }
  };
}
