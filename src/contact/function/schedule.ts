import { dayOf, HOUR } from './handler.ts';
import { sha256 } from './digest.ts';
import { passOn, type Transport } from './pass-on.ts';
import type { Store } from './store.ts';

interface Environment {
  store: Store;
  transport: Transport | undefined;
  token: string | undefined;
  pauses?: readonly number[];
}

/** How many messages a call passes on: of Cloudflare's 50 requests a call, each may take three. */
const MOST = 15;

/** Answers a call of the schedule: passes on what waits, and forgets who sent what. */
export async function runSchedule(
  request: Request,
  { store, transport, token, pauses }: Environment,
): Promise<Response> {
  const answer = (status: number, said: object) =>
    Response.json(said, { status, headers: { 'Cache-Control': 'no-store' } });
  if (request.method !== 'POST') return answer(405, { error: 'Only POST is answered.' });
  const given = request.headers.get('Authorization') ?? '';
  // Digests take as long to compare whatever was given.
  if (!token || (await sha256(given)) !== (await sha256(`Bearer ${token}`)))
    return answer(401, { error: 'CONTACT_SCHEDULE_TOKEN is another one, or is not set.' });
  const now = Date.now();
  await store.forgetSenders(now - HOUR, dayOf(now));
  const passedOn = transport ? await passOn(store, transport, { most: MOST, pauses }) : 0;
  return answer(200, { passedOn, waiting: await store.countWaiting() });
}
