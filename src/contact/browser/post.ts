import type { EndpointSettings } from '../settings.ts';
import { DAY, type Message } from './outbox.ts';

/** What one address made of a message. */
export type Answer =
  | { said: 'accepted' }
  /** No, and no again if it is asked again. */
  | { said: 'refused' }
  /** Not now; `after` is how long it asks to be left alone, in ms. */
  | { said: 'busy'; after: number }
  /** It answered, but nothing that says whether it took the message. */
  | { said: 'unclear' }
  /** No answer: the message may have arrived or not. */
  | { said: 'silent' };

/** `Retry-After` in ms from now, in seconds or as a date (RFC 9110, 10.2.3); at most a day. */
function retryAfter({ headers }: Response): number {
  const value = headers.get('Retry-After') ?? '';
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return wait > 0 ? Math.min(wait, DAY) : 0;
}

/** What a message is sent as: headers and body. */
export function requestOf(
  { id, at, fields }: Pick<Message, 'id' | 'at' | 'fields'>,
  { format, keyHeader, fields: fixed }: Pick<EndpointSettings, 'format' | 'keyHeader' | 'fields'>,
): RequestInit {
  const body = { ...fields, ...fixed, idempotency_key: id, written_at: at };
  const headers = { Accept: 'application/json' };
  // Only what an HTML form could send itself goes out without a CORS preflight, which many services do not answer.
  if (format === 'form') return { headers, body: new URLSearchParams(body) };
  return {
    headers: {
      ...headers,
      'Content-Type': 'application/json',
      ...(keyHeader && { 'Idempotency-Key': id }),
    },
    body: JSON.stringify(body),
  };
}

/** Some services answer 200 and say within that they did not take the message: by `success`, `ok`, `error` or `errors`. */
export async function denies(response: Response): Promise<boolean> {
  if (!/\bjson\b/.test(response.headers.get('Content-Type') ?? '')) return false;
  // A broken connection must throw here: half an answer is none.
  const text = await response.text();
  try {
    const { success, ok, error, errors } = JSON.parse(text) as Record<string, unknown>;
    return (
      [success, ok].some((value) => value === false || value === 'false') ||
      [error, errors].some((value) => (Array.isArray(value) ? value.length > 0 : Boolean(value)))
    );
  } catch {
    return false;
  }
}

/** Does some work with a signal that ends it after so many ms. */
async function within<Result>(
  ms: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), ms);
  try {
    return await work(abort.signal);
  } finally {
    clearTimeout(timer);
  }
}

async function read(response: Response, { unclaimed }: EndpointSettings): Promise<Answer> {
  // A page is never told where a redirect leads (Fetch, atomic HTTP redirect handling): to a thank-you page or to a
  // CAPTCHA. It is not followed, so that no second address can take the message behind our back.
  if (response.type === 'opaqueredirect') return { said: 'unclear' };
  if (response.ok && unclaimed) return { said: 'unclear' };
  if (response.ok) return { said: (await denies(response)) ? 'refused' : 'accepted' };
  const busy = response.status >= 500 || [408, 425, 429].includes(response.status);
  return busy ? { said: 'busy', after: retryAfter(response) } : { said: 'refused' };
}

/** Posts a message to one address. Never throws. */
export async function post(
  address: string,
  message: Message,
  endpoint: EndpointSettings,
): Promise<Answer> {
  try {
    return await within(endpoint.patience.answer, async (signal) =>
      read(
        await fetch(address, {
          method: 'POST',
          ...requestOf(message, endpoint),
          credentials: 'omit',
          redirect: 'manual',
          // A visitor who closes the page right after the button is still served.
          keepalive: true,
          signal,
        }),
        endpoint,
      ),
    );
  } catch {
    return { said: 'silent' };
  }
}

/**
 * Whether anything at all answers at an address; what it answers is not for us to read. HEAD, because the site's own
 * service worker answers GET without a network.
 */
export async function answers(address: string, { patience }: EndpointSettings): Promise<boolean> {
  try {
    await within(patience.answer, (signal) =>
      fetch(address.startsWith('/') ? '/' : new URL(address).origin, {
        method: 'HEAD',
        mode: 'no-cors',
        cache: 'no-store',
        credentials: 'omit',
        signal,
      }),
    );
    return true;
  } catch {
    return false;
  }
}
