import { z } from 'zod';
import type { MessageStore } from '../delivery/endpoint-server.ts';
import { pagesDev } from './wrangler.ts';

/** The function's address and folder. */
const { url, folder } = z
  .object({ url: z.string(), folder: z.string() })
  .parse(JSON.parse(process.env['FUNCTION_UNDER_TEST'] ?? '{}'));
const { messages } = pagesDev({ folder, port: 0, wrangler: '', bindings: {} });

/** Rows of earlier tests in the database. */
let before = new Set<string>();

/** Passes the endpoint's messages to the function, and reads its database. */
export const store: MessageStore = {
  async take(headers, body) {
    const { idempotency_key: key } = z
      .object({ idempotency_key: z.string() })
      .parse(JSON.parse(body));
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        Accept: 'application/json',
        'Content-Type': headers['content-type'] ?? '',
        'Idempotency-Key': key,
        // Gives each visitor an own address.
        'CF-Connecting-IP': `2001:db8:${Number(key.slice(0, 4)).toString(16)}::1`,
      },
      body,
    });
    if (!answer.ok) throw new Error(`The function answered ${answer.status}.`);
  },
  arrived: () =>
    messages()
      .filter(({ key }) => !before.has(key))
      .map(({ key, name, email, phone, message }) => ({
        headers: {},
        fields: { idempotency_key: key, name, email, phone, message },
      })),
  reset() {
    before = new Set(messages().map(({ key }) => key));
  },
};
