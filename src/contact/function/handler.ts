import { mistakesIn } from '../fields.ts';
import { isFromHere, keyOf, readPost } from './read-request.ts';
import { senderOf } from './sender.ts';
import type { Store, StoredMessage } from './d1-store.ts';

/** What the build passes to the function. */
export interface FunctionSettings {
  /** Name of the field that only spam programs fill in. */
  honeypotField: string;
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

/** What the host passes to the function with a request. */
interface RequestContext {
  store: Store;
  /** The secret for hashing addresses on a day such as `2026-01-31`. */
  secretOf: (day: string) => Promise<string>;
  /** The address that the request came from. */
  address: string;
  /** Called after storing: with the message if it is new, else with undefined. */
  after: (stored: StoredMessage | undefined) => void;
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
export const HOUR = 3_600_000;

export const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/**
 * Takes one message, as docs/contact-delivery.md specifies: stores each key once and answers 2xx
 * only for what is stored, 422 for what can never be, 429 and 503 for "later".
 */
export async function takeMessage(
  request: Request,
  settings: FunctionSettings,
  { store, secretOf, address, after }: RequestContext,
): Promise<Response> {
  const answer = answersTo(request, settings);
  const refuse = (status: number, error: string, headers?: Record<string, string>) =>
    answer(status, { ok: false, error }, headers);

  if (request.method !== 'POST') return refuse(405, 'Only POST is answered.', { Allow: 'POST' });
  if (!isFromHere(request)) return refuse(403, 'Messages from other sites are not taken.');
  const post = await readPost(request, settings.honeypotField);
  if (typeof post === 'number') return refuse(post, 'This cannot be read as a message.');
  if (post.honeypot) return refuse(422, 'The hidden field is filled in.');
  const mistakes = mistakesIn(post.fields);
  if (mistakes.length > 0) return answer(422, { ok: false, error: 'Mistakes', mistakes });
  const now = Date.now();
  const day = dayOf(now);
  const key = await keyOf(post, day);
  if (!key) return refuse(422, 'The key is missing or malformed.');

  const arrivedAt = new Date(now).toISOString();
  const message = { key, fields: post.fields, writtenAt: post.writtenAt, arrivedAt };
  try {
    const sender = await senderOf(address, await secretOf(day));
    const since = now - HOUR;
    const added = await store.add(message, sender, { max: MAX_PER_HOUR, since });
    await store.forgetSenders(since, day);
    if (added === 'too many') return refuse(429, 'Too many messages.', { 'Retry-After': '900' });
    after(added === 'stored' ? message : undefined);
  } catch (reason) {
    console.error('A message could not be stored:', reason);
    return refuse(503, 'Try again later.', { 'Retry-After': '60' });
  }
  return answer(200, { ok: true });
}
