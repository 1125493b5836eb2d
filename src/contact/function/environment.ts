import { d1Store, type D1, type Store } from './d1-store.ts';
import type { FunctionSettings } from './handler.ts';
import { toMail, type MailSettings } from './mail.ts';
import { toWebhook, type WebhookSettings } from './webhook.ts';

/** Written by the build. */
declare const CONTACT_SETTINGS: FunctionSettings;

/** What the team has configured at Cloudflare: a database binding and variables. */
interface Settings extends WebhookSettings, MailSettings {
  MESSAGES: D1;
  /** Secret that authenticates the scheduled call. */
  CONTACT_SCHEDULE_TOKEN?: string | undefined;
}

/** What Cloudflare Pages passes to a function. */
export interface Context {
  request: Request;
  env: Settings;
  waitUntil: (work: Promise<unknown>) => void;
}

/** Kept while the host has the function in memory. */
let store: Store | undefined;
let inMemory = { day: '', secret: '' };

/** The secret of a day, only in memory. */
function secretInMemory(day: string): Promise<string> {
  const secret = crypto.randomUUID() + crypto.randomUUID();
  if (inMemory.day !== day) inMemory = { day, secret };
  return Promise.resolve(inMemory.secret);
}

/** The store, transport and secrets of the two functions. */
export function environmentOf(env: Settings) {
  const database = (store ??= d1Store(env.MESSAGES));
  const token = env.CONTACT_SCHEDULE_TOKEN;
  return {
    store: database,
    settings: CONTACT_SETTINGS,
    transport: toWebhook(env, CONTACT_SETTINGS.passesTo) ?? toMail(env, CONTACT_SETTINGS.subject),
    token,
    // A stored secret must be deleted on time, which only the schedule guarantees.
    secretOf: token ? (day: string) => database.secretOf(day) : secretInMemory,
  };
}
