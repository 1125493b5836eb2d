import type { ContactSettings } from '../rendering.ts';
import type { SavedText } from './saved-texts.ts';

export interface EndpointSettings extends NonNullable<ContactSettings['endpoint']> {
  /**
   * The form still has the attribute that Netlify removes from forms it serves. Netlify's answer
   * then does not mean that it took the message. Only the page itself knows.
   */
  unclaimed: boolean;
}

/** `waiting`: no answer, or "later"; it is sent again automatically. */
export type Outcome = 'sent' | 'refused' | 'unclear' | 'waiting';

/** Statuses that ask for another attempt later, besides 5xx (RFC 9110, 15.5.9; RFC 6585, 4). */
const LATER = [408, 425, 429];

/** The request that posts a message. */
function requestOf(
  { id, at, fields }: SavedText,
  { format, serviceFields }: EndpointSettings,
): RequestInit {
  const written_at = new Date(at).toISOString();
  const body = { ...fields, ...serviceFields, idempotency_key: id, written_at };
  const headers = { Accept: 'application/json' };
  // Needs no CORS preflight, which many services refuse: an HTML form could send it, too.
  if (format === 'form') return { headers, body: new URLSearchParams(body) };
  return {
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
}

/** Whether a 2xx answer says in its JSON that the message was not taken, as some services do. */
async function denies(response: Response): Promise<boolean> {
  if (!/\bjson\b/.test(response.headers.get('Content-Type') ?? '')) return false;
  // Throws if the connection breaks: half an answer is no answer.
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

async function outcomeOf(response: Response, unclaimed: boolean): Promise<Outcome> {
  // A page cannot see where a redirect leads (Fetch, atomic HTTP redirect handling): to a
  // thank-you page or to a CAPTCHA. It is not followed, so no other address gets the message.
  if (response.type === 'opaqueredirect' || (response.ok && unclaimed)) return 'unclear';
  if (response.ok) return (await denies(response)) ? 'refused' : 'sent';
  return response.status >= 500 || LATER.includes(response.status) ? 'waiting' : 'refused';
}

/** Posts a message. Never throws. */
export async function post(text: SavedText, endpoint: EndpointSettings): Promise<Outcome> {
  // AbortSignal.timeout is missing in Safari before 16.
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), endpoint.timeouts.answer);
  try {
    const response = await fetch(endpoint.address, {
      method: 'POST',
      ...requestOf(text, endpoint),
      credentials: 'omit',
      redirect: 'manual',
      // Sends the message even if the visitor closes the page at once.
      keepalive: true,
      signal: abort.signal,
    });
    return await outcomeOf(response, endpoint.unclaimed);
  } catch {
    return 'waiting';
  } finally {
    clearTimeout(timer);
  }
}
