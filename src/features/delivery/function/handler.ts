import { mistakesIn } from '../fields.ts';
import { isFromHere, readPost } from './read-request.ts';
import { senderOf } from './sender.ts';
import type { StoredMessage } from './d1-store.ts';
import { environmentOf, type Context, type Environment } from './environment.ts';
import { forward } from './forward.ts';

export interface FunctionSettings {
  /** Subject of a mail to the team, with {name}. */
  subject: string;
  /** The only host that a webhook may pass messages on to. */
  passesTo?: string | undefined;
  /** The answers for visitors without script in each language, the default one first. */
  languages: readonly {
    /** Path of the page for a message that was accepted. */
    thankYou: string;
    /** The sentence for one that was not. */
    refused: string;
  }[];
}

/**
 * Answers a request: JSON for a script; for a form without script a redirect or a sentence, in the
 * language of the form's page, which is in the folder of its thank-you page.
 */
function answersTo(request: Request, { languages }: FunctionSettings) {
  const byScript = request.headers.get('Accept')?.includes('application/json') ?? false;
  const from = URL.parse(request.headers.get('Referer') ?? '')?.pathname ?? '';
  const own = languages.findLast(({ thankYou }) => from.startsWith(thankYou.replace(/[^/]*$/, '')));
  const { thankYou = '/', refused = '' } = own ?? languages[0] ?? {};
  return (status: number, body: object, more: Record<string, string> = {}) => {
    const headers = { ...more, 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
    if (byScript) return Response.json(body, { status, headers });
    if (status === 200)
      return new Response(null, { status: 303, headers: { ...headers, Location: thankYou } });
    const type = { 'Content-Type': 'text/plain; charset=utf-8' };
    return new Response(refused, { status, headers: { ...headers, ...type } });
  };
}

/** Messages per address: a household, a school or a whole mobile network can share one. */
const MAX_PER_HOUR = 30;
/** In ms. */
export const HOUR = 3_600_000;

/**
 * Takes one message, as docs/contact-delivery.md specifies: stores each key once and answers 2xx
 * only for what is stored, 422 for what can never be, 429 and 503 for "later".
 * @param after called after storing: with the message if it is new, else with undefined
 */
export async function takeMessage(
  request: Request,
  { store, settings, secret }: Pick<Environment, 'store' | 'settings' | 'secret'>,
  after: (stored: StoredMessage | undefined) => void,
): Promise<Response> {
  const answer = answersTo(request, settings);
  const refuse = (status: number, error: string, headers?: Record<string, string>) =>
    answer(status, { ok: false, error }, headers);

  if (request.method !== 'POST') return refuse(405, 'Only POST is answered.', { Allow: 'POST' });
  if (!isFromHere(request)) return refuse(403, 'Messages from other sites are not accepted.');
  const now = Date.now();
  const arrivedAt = new Date(now).toISOString();
  const day = arrivedAt.slice(0, 10);
  const post = await readPost(request, day);
  if (typeof post === 'number') return refuse(post, 'This cannot be read as a message.');
  const { fields, writtenAt, key, honeypot } = post;
  if (honeypot) return refuse(422, 'The hidden field is filled in.');
  const mistakes = mistakesIn(fields);
  if (mistakes.length > 0) return answer(422, { ok: false, error: 'Mistakes', mistakes });
  if (!key) return refuse(422, 'The key is missing or malformed.');

  const message = { key, fields, writtenAt, arrivedAt };
  try {
    const address = request.headers.get('CF-Connecting-IP') ?? '';
    const sender = await senderOf(address, day, secret);
    const since = now - HOUR;
    const added = await store.add(message, sender, { max: MAX_PER_HOUR, since });
    await store.forgetSenders(since);
    if (added === 'too many') return refuse(429, 'Too many messages.', { 'Retry-After': '900' });
    after(added === 'stored' ? message : undefined);
  } catch (reason) {
    console.error('A message could not be stored:', reason);
    return refuse(503, 'Try again later.', { 'Retry-After': '60' });
  }
  return answer(200, { ok: true });
}

/** Messages tried after one answer. */
const MAX_MESSAGES = 5;
/** In ms: Cloudflare leaves a function 30 s after its answer, and one message may need 10 s. */
const MAX_TIME = 20_000;

/** The function as Cloudflare Pages runs it: functions/api/contact.js. */
export function onRequest(context: Context): Promise<Response> {
  const environment = environmentOf(context.env);
  const { store, forwarder } = environment;
  const answer = takeMessage(context.request, environment, (first) => {
    const options = { first, max: MAX_MESSAGES, within: MAX_TIME };
    if (forwarder) context.waitUntil(forward(store, forwarder, options));
  });
  // A message is stored although its visitor leaves meanwhile.
  context.waitUntil(answer);
  return answer;
}
