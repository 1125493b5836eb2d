import { THANK_YOU, type ContactSettings } from '../settings.ts';
import type { Message } from './outbox.ts';

type Endpoint = NonNullable<ContactSettings['endpoint']>;

/**
 * What one address made of a message:
 * accepted; refused, for good; busy, for now; silent: it may have arrived or not.
 */
export interface Answer {
  said: 'accepted' | 'refused' | 'busy' | 'silent';
  /** The earliest time of the next attempt that the address asks for, in ms from now. */
  after?: number;
  /** The address gave no answer at all in time, rather than breaking the connection. */
  late?: boolean;
}

/** `Retry-After` in ms from now, in seconds or as a date (RFC 9110, 10.2.3); at most a day. */
function retryAfter({ headers }: Response): number {
  const value = headers.get('Retry-After') ?? '';
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return wait > 0 ? Math.min(wait, 86_400_000) : 0;
}

function request({ id, at, fields }: Message, { format, serviceFields }: Endpoint): RequestInit {
  const body = { ...fields, ...serviceFields, idempotency_key: id, written_at: at };
  const headers = { Accept: 'application/json' };
  // A form goes out as HTML itself would send it: every other header would need the service's leave first (CORS).
  if (format === 'form') return { headers, body: new URLSearchParams(body) };
  return {
    headers: { ...headers, 'Content-Type': 'application/json', 'Idempotency-Key': id },
    body: JSON.stringify(body),
  };
}

/** Some services answer 200 and say within that they did not take the message. */
async function denies(response: Response): Promise<boolean> {
  if (!/\bjson\b/.test(response.headers.get('Content-Type') ?? '')) return false;
  // A broken connection must throw here: half an answer is none.
  const text = await response.text();
  try {
    const { success, ok } = JSON.parse(text) as Record<string, unknown>;
    return [success, ok].some((value) => value === false || value === 'false');
  } catch {
    return false;
  }
}

/** A redirect leads a script to some page for people, which may say anything; only our own says thank you. */
function isAnswer({ redirected, url }: Response): boolean {
  return !redirected || new URL(url).pathname.startsWith(THANK_YOU);
}

/** Posts a message to one address. Never throws. */
export async function post(address: string, message: Message, endpoint: Endpoint): Promise<Answer> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), endpoint.patience.answer);
  try {
    const response = await fetch(address, {
      method: 'POST',
      ...request(message, endpoint),
      credentials: 'omit',
      // A visitor who closes the page right after the button is still served.
      keepalive: true,
      signal: abort.signal,
    });
    if (response.ok) {
      const accepted = isAnswer(response) && !(await denies(response));
      return { said: accepted ? 'accepted' : 'refused' };
    }
    const busy = response.status >= 500 || [408, 425, 429].includes(response.status);
    return busy ? { said: 'busy', after: retryAfter(response) } : { said: 'refused' };
  } catch {
    return { said: 'silent', late: abort.signal.aborted };
  } finally {
    clearTimeout(timer);
  }
}

/** Whether anything at all answers at an address. What it answers is not for us to read. */
export async function answers(address: string, { patience }: Endpoint): Promise<boolean> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), patience.answer);
  try {
    await fetch(new URL(address, location.href).origin, {
      mode: 'no-cors',
      cache: 'no-store',
      credentials: 'omit',
      signal: abort.signal,
    });
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
