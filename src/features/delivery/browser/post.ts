import { denies, requestOf } from '../message-request.ts';
import type { ContactSettings } from '../rendering.ts';
import { MAX_RETRY_AFTER } from '../settings.ts';
import type { Message } from './outbox.ts';

export interface EndpointSettings extends NonNullable<ContactSettings['endpoint']> {
  /**
   * The form still has the attribute that Netlify removes from forms it serves. Netlify's answer
   * then does not mean that it took the message. Only the page itself knows.
   */
  unclaimed?: boolean;
}

export interface Outcome {
  /** `waiting`: no answer, or "later"; it is sent again automatically. */
  status: 'sent' | 'refused' | 'unclear' | 'waiting';
  /** Whether the message may have arrived. */
  unsure?: boolean;
  /** When the endpoint accepts a retry, ms since 1970. */
  retryAt?: number | undefined;
}

/** `Retry-After`, in seconds or as a date (RFC 9110, 10.2.3), as ms since 1970; a day at most. */
function retryAtOf({ headers }: Response): number | undefined {
  const value = headers.get('Retry-After') ?? '';
  const time = /^\d+$/.test(value) ? Date.now() + Number(value) * 1000 : Date.parse(value);
  return Math.min(time, Date.now() + MAX_RETRY_AFTER) || undefined;
}

async function outcomeOf(response: Response, unclaimed = false): Promise<Outcome> {
  // A page cannot see where a redirect leads (Fetch, atomic HTTP redirect handling): to a
  // thank-you page or to a CAPTCHA. It is not followed, so no other address gets the message.
  if (response.type === 'opaqueredirect' || (response.ok && unclaimed)) {
    return { status: 'unclear', unsure: true };
  }
  if (response.ok) return { status: (await denies(response)) ? 'refused' : 'sent' };
  return response.status >= 500 || [408, 425, 429].includes(response.status)
    ? { status: 'waiting', retryAt: retryAtOf(response) }
    : { status: 'refused' };
}

/** Posts a message. Never throws. */
export async function post(message: Message, endpoint: EndpointSettings): Promise<Outcome> {
  // AbortSignal.timeout is missing in Safari before 16.
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), endpoint.timeouts.answer);
  try {
    const response = await fetch(endpoint.address, {
      method: 'POST',
      ...requestOf(message, endpoint),
      credentials: 'omit',
      redirect: 'manual',
      // Sends the message even if the visitor closes the page at once.
      keepalive: true,
      signal: abort.signal,
    });
    return await outcomeOf(response, endpoint.unclaimed);
  } catch {
    return { status: 'waiting', unsure: true };
  } finally {
    clearTimeout(timer);
  }
}
