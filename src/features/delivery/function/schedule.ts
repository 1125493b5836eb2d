import { HOUR } from './handler.ts';
import { environmentOf, type Context, type Environment } from './environment.ts';
import { hmac } from './sender.ts';
import { forward } from './forward.ts';

/** Messages per call: Cloudflare allows 50 requests a call, and a message may need three. */
const MAX_MESSAGES = 15;
/** In ms; whoever calls, such as the Worker, waits for the answer. */
const MAX_TIME = 60_000;

/** Answers a call of the schedule: forwards waiting messages, and forgets senders. */
export async function runSchedule(
  request: Request,
  { store, forwarder, token }: Pick<Environment, 'store' | 'forwarder' | 'token'>,
): Promise<Response> {
  const answer = (status: number, body: object) =>
    Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });
  if (request.method !== 'POST') return answer(405, { error: 'Only POST is answered.' });
  const given = request.headers.get('Authorization') ?? '';
  // Comparing hashes reveals nothing about the token by its duration.
  if (!token || (await hmac(given, token)) !== (await hmac(`Bearer ${token}`, token)))
    return answer(401, { error: 'CONTACT_SCHEDULE_TOKEN is different, or is not set.' });
  await store.forgetSenders(Date.now() - HOUR);
  const options = { max: MAX_MESSAGES, within: MAX_TIME };
  const passedOn = forwarder ? await forward(store, forwarder, options) : 0;
  return answer(200, { passedOn, ...(await store.count()) });
}

/** The endpoint of the schedule at Cloudflare Pages: functions/api/contact/waiting.js. */
export function onRequest({ request, env }: Context): Promise<Response> {
  return runSchedule(request, environmentOf(env));
}
