/** The function as Cloudflare Pages runs it: functions/api/contact.js. */
import { d1Store, type D1 } from './d1-store.ts';
import { takeMessage, type FunctionSettings } from './handler.ts';
import { toMail, type MailSettings } from './mail.ts';
import { passOnBy } from './pass-on.ts';
import type { Store } from './store.ts';
import { toWebhook, type WebhookSettings } from './webhook.ts';

/** Written by the build. */
declare const CONTACT_SETTINGS: FunctionSettings;

/** What the team has set for the project: a database and texts. */
interface Settings extends WebhookSettings, MailSettings {
  MESSAGES: D1;
}

interface Context {
  request: Request;
  env: Settings;
  waitUntil: (work: Promise<unknown>) => void;
}

/** Made once for as long as the host keeps the function in memory. */
let store: Store | undefined;

export function onRequest(context: Context): Promise<Response> {
  const { request, env } = context;
  store ??= d1Store(env.MESSAGES);
  return takeMessage(request, CONTACT_SETTINGS, {
    store,
    passOn: passOnBy(toWebhook(env) ?? toMail(env, CONTACT_SETTINGS.subject)),
    address: request.headers.get('CF-Connecting-IP') ?? '',
    later: (work) => context.waitUntil(work),
  });
}
