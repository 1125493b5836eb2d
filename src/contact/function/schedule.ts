import { dayOf, HOUR } from './handler.ts';
import { sha256 } from './digest.ts';
import type { environmentOf } from './environment.ts';
import { passOn } from './pass-on.ts';

type Environment = Pick<ReturnType<typeof environmentOf>, 'store' | 'transport' | 'token'>;

/** Messages per call: Cloudflare allows 50 requests a call, and a message may need three. */
const MAX_MESSAGES = 15;

/** Answers a call of the schedule: passes on waiting messages, and forgets senders. */
export async function runSchedule(
  request: Request,
  { store, transport, token, pauses }: Environment & { pauses?: readonly number[] },
): Promise<Response> {
  const answer = (status: number, body: object) =>
    Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });
  if (request.method !== 'POST') return answer(405, { error: 'Only POST is answered.' });
  const given = request.headers.get('Authorization') ?? '';
  // Comparing digests reveals nothing about the token by its duration.
  if (!token || (await sha256(given)) !== (await sha256(`Bearer ${token}`)))
    return answer(401, { error: 'CONTACT_SCHEDULE_TOKEN is another one, or is not set.' });
  const now = Date.now();
  await store.forgetSenders(now - HOUR, dayOf(now));
  const passedOn = transport ? await passOn(store, transport, { max: MAX_MESSAGES, pauses }) : 0;
  return answer(200, { passedOn, waiting: await store.countWaiting() });
}
