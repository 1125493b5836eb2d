/** The function as Cloudflare Pages runs it: functions/api/contact.js. */
import { environmentOf, type Context } from './environment.ts';
import { takeMessage } from './handler.ts';
import { passOn } from './pass-on.ts';

/** How many messages are passed on after one answer, whose time is limited. */
const MOST = 5;

export function onRequest(context: Context): Promise<Response> {
  const { store, settings, transport, secretOf } = environmentOf(context.env);
  return takeMessage(context.request, settings, {
    store,
    secretOf,
    address: context.request.headers.get('CF-Connecting-IP') ?? '',
    after(first) {
      if (transport) context.waitUntil(passOn(store, transport, { first, most: MOST }));
    },
  });
}
