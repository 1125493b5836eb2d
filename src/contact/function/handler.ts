import { mistakesIn } from '../fields.ts';
import { isFromHere, keyOf, readPost } from './read-request.ts';
import { senderOf } from './sender.ts';
import type { Store, StoredMessage } from './store.ts';

/** What the build hands to the function. */
export interface FunctionSettings {
  /** Name of the field that only spam programs fill in. */
  honeypotField: string;
  /** Of a mail to the team, with {name}. */
  subject: string;
  /** The only host to which messages may be passed on by a webhook. */
  passesTo?: string | undefined;
  /** What a visitor without script ends on, in each language, the first one first. */
  languages: readonly Answers[];
}

/** What a post without script is answered with in one language. */
interface Answers {
  /** Path of the page for a message that was taken. */
  thankYou: string;
  /** Said where it was not. */
  refused: string;
}

/** What the host gives to the function with a request. */
export interface RequestContext {
  store: Store;
  /** The secret by which addresses are hashed on a day such as `2026-01-31`. */
  secretOf: (day: string) => Promise<string>;
  /** The address that the request came from. */
  address: string;
  /** Does what comes after the answer: with a message that was stored now, or with none. */
  after: (stored: StoredMessage | undefined) => void;
}

/** The answers in the language of the form's page, which the thank-you page is a neighbour of. */
function answersFor(request: Request, languages: readonly Answers[]): Answers | undefined {
  const from = URL.parse(request.headers.get('Referer') ?? '')?.pathname ?? '';
  const isBeside = ({ thankYou }: Answers) =>
    from.startsWith(thankYou.slice(0, thankYou.lastIndexOf('/') + 1));
  return languages.findLast(isBeside) ?? languages[0];
}

/** Makes the answers to a request: JSON to a script, a page or a sentence to a form without one. */
function answersTo(request: Request, settings: FunctionSettings) {
  const byScript = request.headers.get('Accept')?.includes('application/json') ?? false;
  return (status: number, said: object, more: Record<string, string> = {}) => {
    const headers = { ...more, 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
    if (byScript) return Response.json(said, { status, headers });
    const { thankYou = '/', refused = '' } = answersFor(request, settings.languages) ?? {};
    return status === 200
      ? new Response(null, { status: 303, headers: { ...headers, Location: thankYou } })
      : new Response(refused, {
          status,
          headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' },
        });
  };
}

/** A household, a school, a whole mobile network can have one address. */
const MOST_AN_HOUR = 30;
export const HOUR = 3_600_000;

export const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/**
 * Takes one message, as docs/contact-delivery.md asks: each key once, 2xx only for what is stored,
 * 422 for what can never be, 429 and 503 for later.
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
    const added = await store.add(message, sender, { most: MOST_AN_HOUR, since });
    await store.forgetSenders(since, day);
    if (added === 'too many') return refuse(429, 'Too many messages.', { 'Retry-After': '900' });
    after(added === 'stored' ? message : undefined);
  } catch (reason) {
    console.error('A message could not be stored:', reason);
    return refuse(503, 'Try again later.', { 'Retry-After': '60' });
  }
  return answer(200, { ok: true });
}
