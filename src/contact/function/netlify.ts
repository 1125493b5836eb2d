/** The function as Netlify runs it: .netlify/v1/functions/contact.mjs. */
import { getStore } from '@netlify/blobs';
import { blobsStore } from './blobs-store.ts';
import { takeMessage, type FunctionSettings } from './handler.ts';
import { toWebhook } from './pass-on.ts';

/** Written by the build. */
declare const CONTACT_SETTINGS: FunctionSettings;

interface Context {
  ip: string;
  waitUntil: (work: Promise<unknown>) => void;
}

export default function contact(request: Request, context: Context): Promise<Response> {
  return takeMessage(request, CONTACT_SETTINGS, {
    store: blobsStore(getStore('contact')),
    passOn: toWebhook({
      address: process.env['CONTACT_WEBHOOK'],
      token: process.env['CONTACT_WEBHOOK_TOKEN'],
    }),
    address: context.ip,
    later: (work) => context.waitUntil(work),
  });
}

// Netlify reads this without running it: it has to be the text itself. The same as FUNCTION_PATH.
export const config = { path: '/api/contact' };
