import { d1Store, type D1, type Store } from './d1-store.ts';
import type { FunctionSettings } from './handler.ts';
import { mailForwarder, type MailSettings } from './mail.ts';
import { webhookForwarder, type WebhookSettings } from './webhook.ts';

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

/** Cached while the host has the function in memory. */
let store: Store | undefined;
let secretInMemory: string | undefined;

export function environmentOf(env: Settings) {
  const token = env.CONTACT_SCHEDULE_TOKEN;
  return {
    store: (store ??= d1Store(env.MESSAGES)),
    settings: CONTACT_SETTINGS,
    forwarder:
      webhookForwarder(env, CONTACT_SETTINGS.passesTo) ??
      mailForwarder(env, CONTACT_SETTINGS.subject),
    token,
    /** For hashing senders. Without a schedule no hash is sure to be deleted on time. */
    secret: token ? token : (secretInMemory ??= crypto.randomUUID() + crypto.randomUUID()),
  };
}

export type Environment = ReturnType<typeof environmentOf>;
