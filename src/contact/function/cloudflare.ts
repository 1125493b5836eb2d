/** The function as Cloudflare Pages runs it: functions/api/contact.js. */
import { d1Store, type D1 } from './d1-store.ts';
import { takeMessage, type FunctionSettings } from './handler.ts';
import { toMail } from './mail.ts';
import { passOnBy } from './pass-on.ts';
import type { Store } from './store.ts';
import { toWebhook } from './webhook.ts';

/** Written by the build. */
declare const CONTACT_SETTINGS: FunctionSettings;

/** What the team has set for the project: a database and texts. */
interface Settings {
  MESSAGES: D1;
  CONTACT_WEBHOOK?: string;
  CONTACT_WEBHOOK_TOKEN?: string;
  CONTACT_MAIL_ACCOUNT?: string;
  CONTACT_MAIL_TOKEN?: string;
  CONTACT_MAIL_TO?: string;
  CONTACT_MAIL_FROM?: string;
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
  const mail = {
    account: env.CONTACT_MAIL_ACCOUNT,
    token: env.CONTACT_MAIL_TOKEN,
    to: env.CONTACT_MAIL_TO,
    from: env.CONTACT_MAIL_FROM,
  };
  const webhook = { address: env.CONTACT_WEBHOOK, token: env.CONTACT_WEBHOOK_TOKEN };
  return takeMessage(request, CONTACT_SETTINGS, {
    store,
    passOn: passOnBy(toWebhook(webhook) ?? toMail(mail, CONTACT_SETTINGS.subject)),
    address: request.headers.get('CF-Connecting-IP') ?? '',
    later: (work) => context.waitUntil(work),
  });
}
