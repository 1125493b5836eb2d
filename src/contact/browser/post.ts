import { denies, requestOf } from '../message-request.ts';
import { DAY, type EndpointSettings } from '../settings.ts';
import type { Message } from './outbox.ts';

/** The result of one post. */
export interface Outcome {
  /** `waiting`: not now, or nobody knows; it is sent again by itself. */
  status: 'sent' | 'refused' | 'unclear' | 'waiting';
  /** The message may have arrived. */
  unsure?: boolean;
  /** When the address wants to be asked again, ms since 1970. */
  retryAt?: number | undefined;
}

/** `Retry-After`, in seconds or as a date (RFC 9110, 10.2.3), as ms since 1970; a day at most. */
function retryAtOf({ headers }: Response): number | undefined {
  const value = headers.get('Retry-After') ?? '';
  const time = /^\d+$/.test(value) ? Date.now() + Number(value) * 1000 : Date.parse(value);
  return Math.min(time, Date.now() + DAY) || undefined;
}

async function outcomeOf(response: Response, unclaimed = false): Promise<Outcome> {
  // A page is never told where a redirect leads (Fetch, atomic HTTP redirect handling): to a
  // thank-you page or to a CAPTCHA. It is not followed, so no other address takes the message.
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
      // The message is still sent when the visitor closes the page right after the button.
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
