import { mistakesIn } from '../fields.ts';
import { keyOf, readPost, senderOf } from './post.ts';
import type { PassOn } from './pass-on.ts';
import type { Store } from './store.ts';

/** What the build hands to the function. */
export interface FunctionSettings {
  /** Name of the field that only spam programs fill in. */
  honeypotField: string;
  /** Of a mail to the team, with {name}. */
  subject: string;
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

/** What a host gives to the function. */
export interface Surroundings {
  store: Store;
  passOn: PassOn;
  /** The address that the request came from. */
  address: string;
  /** Lets some work go on after the answer. */
  later: (work: Promise<unknown>) => void;
}

/** The answers in the language of the page that the form stands on, which the thank-you page lies beside. */
function answersFor(request: Request, languages: readonly Answers[]): Answers | undefined {
  const from = URL.parse(request.headers.get('Referer') ?? '')?.pathname ?? '';
  const isBeside = ({ thankYou }: Answers) =>
    from.startsWith(thankYou.slice(0, thankYou.lastIndexOf('/') + 1));
  return languages.findLast(isBeside) ?? languages[0];
}

/** A household, a school, a whole mobile network can have one address. */
const MOST = 30;
const HOUR = 3_600_000;

/**
 * Takes one message, as docs/contact-delivery.md asks: each key once, 2xx only for what is stored, 422 for what can
 * never be, 429 and 503 for later.
 */
export async function takeMessage(
  request: Request,
  settings: FunctionSettings,
  { store, passOn, address, later }: Surroundings,
): Promise<Response> {
  const byScript = request.headers.get('Accept')?.includes('application/json') ?? false;
  const answer = (status: number, said: object, headers: Record<string, string> = {}) => {
    const all = { ...headers, 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
    if (byScript) return Response.json(said, { status, headers: all });
    const { thankYou = '/', refused = '' } = answersFor(request, settings.languages) ?? {};
    if (status === 200)
      return new Response(null, { status: 303, headers: { ...all, Location: thankYou } });
    const plain = { ...all, 'Content-Type': 'text/plain; charset=utf-8' };
    return new Response(refused, { status, headers: plain });
  };
  const error = (status: number, what: string, headers?: Record<string, string>) =>
    answer(status, { ok: false, error: what }, headers);

  if (request.method !== 'POST')
    return error(405, 'Only POST is answered here.', { Allow: 'POST' });
  const post = await readPost(request);
  if (typeof post === 'number') return error(post, 'This cannot be read as a message.');
  if (post.values[settings.honeypotField]) return error(422, 'The hidden field is filled in.');
  const mistakes = mistakesIn(post.fields);
  if (mistakes.length > 0) return answer(422, { ok: false, error: 'Mistakes', mistakes });
  const now = Date.now();
  const key = await keyOf(post, now);
  if (!key) return error(422, 'The key is missing or malformed.');

  const arrivedAt = new Date(now).toISOString();
  const writtenAt = post.values['written_at'] || arrivedAt;
  const message = { key, fields: post.fields, writtenAt, arrivedAt };
  const limit = { most: MOST, since: now - HOUR };
  try {
    const added = await store.add(message, await senderOf(address), limit);
    if (added === 'too many') return error(429, 'Too many messages.', { 'Retry-After': '900' });
    later(passOn(store, added === 'stored' ? message : undefined));
  } catch (reason) {
    console.error('A message could not be stored:', reason);
    return error(503, 'Try again later.', { 'Retry-After': '60' });
  }
  return answer(200, { ok: true });
}
