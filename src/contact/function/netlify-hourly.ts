/** What Netlify runs once an hour: passes on what still waits, and forgets who has sent what. */
import { getStore } from '@netlify/blobs';
import { blobsStore, forgetSenders } from './blobs-store.ts';
import { passOnBy } from './pass-on.ts';
import { toWebhook } from './webhook.ts';

export default async function again(): Promise<void> {
  const blobs = getStore('contact');
  await passOnBy(toWebhook(process.env))(blobsStore(blobs));
  await forgetSenders(blobs, Date.now());
}

export const config = { schedule: '@hourly' };
