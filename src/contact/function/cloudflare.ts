/** The function as Cloudflare Pages runs it: functions/api/contact.js. */
import { environmentOf, type Context } from './environment.ts';
import { takeMessage } from './handler.ts';
import { passOn } from './pass-on.ts';

/** Messages passed on after one answer, when a function's time is limited. */
const MAX_MESSAGES = 5;

export function onRequest(context: Context): Promise<Response> {
  const environment = environmentOf(context.env);
  const { store, forwarder } = environment;
  return takeMessage(context.request, environment, (first) => {
    if (forwarder) context.waitUntil(passOn(store, forwarder, { first, max: MAX_MESSAGES }));
  });
}
