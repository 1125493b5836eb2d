/** The function as Cloudflare Pages runs it: functions/api/contact.js. */
import { d1Store, type D1 } from './d1-store.ts';
import { takeMessage, type FunctionSettings } from './handler.ts';
import { toWebhook } from './pass-on.ts';
import type { Store } from './store.ts';

/** Written by the build. */
declare const CONTACT_SETTINGS: FunctionSettings;

interface Context {
  request: Request;
  /** What the team has set for the project: a database and texts. */
  env: { MESSAGES: D1; CONTACT_WEBHOOK?: string; CONTACT_WEBHOOK_TOKEN?: string };
  waitUntil: (work: Promise<unknown>) => void;
}

/** Made once for as long as the host keeps the function in memory. */
let store: Store | undefined;

export function onRequest(context: Context): Promise<Response> {
  const { request, env } = context;
  store ??= d1Store(env.MESSAGES);
  return takeMessage(request, CONTACT_SETTINGS, {
    store,
    passOn: toWebhook({ address: env.CONTACT_WEBHOOK, token: env.CONTACT_WEBHOOK_TOKEN }),
    address: request.headers.get('CF-Connecting-IP') ?? '',
    later: (work) => context.waitUntil(work),
  });
}
