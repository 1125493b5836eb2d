/** What Netlify runs once an hour: passes on what still waits, and forgets who has sent what. */
import { getStore } from '@netlify/blobs';
import { blobsStore, forgetSenders } from './blobs-store.ts';
import { passOnBy } from './pass-on.ts';
import { toWebhook } from './webhook.ts';

export default async function again(): Promise<void> {
  const blobs = getStore('contact');
  const { CONTACT_WEBHOOK: address, CONTACT_WEBHOOK_TOKEN: token } = process.env;
  await passOnBy(toWebhook({ address, token }))(blobsStore(blobs));
  await forgetSenders(blobs, Date.now());
}

export const config = { schedule: '@hourly' };
