/** The function as Netlify runs it: .netlify/v1/functions/contact.mjs. */
import { getStore } from '@netlify/blobs';
import { blobsStore } from './blobs-store.ts';
import { takeMessage, type FunctionSettings } from './handler.ts';
import { passOnBy } from './pass-on.ts';
import { toWebhook } from './webhook.ts';

/** Written by the build. */
declare const CONTACT_SETTINGS: FunctionSettings;

interface Context {
  ip: string;
  waitUntil: (work: Promise<unknown>) => void;
}

export default function contact(request: Request, context: Context): Promise<Response> {
  return takeMessage(request, CONTACT_SETTINGS, {
    store: blobsStore(getStore('contact')),
    passOn: passOnBy(toWebhook(process.env)),
    address: context.ip,
    later: (work) => context.waitUntil(work),
  });
}

// Netlify reads this without running it: it has to be the text itself. The same as FUNCTION_PATH.
export const config = { path: '/api/contact' };
