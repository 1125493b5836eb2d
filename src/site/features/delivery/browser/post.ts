import type { ContactSettings } from '../form-settings.ts';
import { tryTo, type SavedText } from './saved-texts.ts';

export interface EndpointSettings extends NonNullable<ContactSettings['endpoint']> {
  /**
   * The form still has the attribute that Netlify removes from forms it serves. Netlify's answer
   * then does not mean that it took the message. Only the page itself knows.
   */
  unclaimed: boolean;
}

/** `waiting`: no answer, or "later"; it is sent again automatically. */
export type SendResult = 'sent' | 'refused' | 'unclear' | 'waiting';

/** Statuses that ask for another attempt later, besides 5xx (RFC 9110, 15.5.9; RFC 6585, 4). */
const LATER = [408, 425, 429];

/** What is posted. As from an HTML form, it needs no CORS preflight, which many services refuse. */
function bodyOf({ id, at, fields }: SavedText, serviceFields: Readonly<Record<string, string>>) {
  const added = { idempotency_key: id, written_at: new Date(at).toISOString() };
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...serviceFields, ...added }))
    body.set(name, value);
  return body;
}

/** Whether a 2xx answer says in its JSON that the message was not taken, as some services do. */
async function denies(response: Response): Promise<boolean> {
  if (!/\bjson\b/.test(response.headers.get('Content-Type') ?? '')) return false;
  // Throws if the connection breaks: half an answer is no answer, and the message waits.
  const text = await response.text();
  const answer = tryTo<unknown>(() => JSON.parse(text));
  const { success, ok, error, errors } = Object(answer) as Record<string, unknown>;
  return (
    [success, ok].some((value) => value === false || value === 'false') ||
    [error, errors].some((value) => (Array.isArray(value) ? value.length > 0 : Boolean(value)))
  );
}

async function outcomeOf(response: Response, unclaimed: boolean): Promise<SendResult> {
  // A page cannot see where a redirect leads (Fetch, atomic HTTP redirect handling): to a
  // thank-you page or to a CAPTCHA. It is not followed, so no other address gets the message.
  if (response.type === 'opaqueredirect' || (response.ok && unclaimed)) return 'unclear';
  if (response.ok) return (await denies(response)) ? 'refused' : 'sent';
  return response.status >= 500 || LATER.includes(response.status) ? 'waiting' : 'refused';
}

/** Posts a message. Never throws. */
export async function post(text: SavedText, endpoint: EndpointSettings): Promise<SendResult> {
  // AbortSignal.timeout is missing in Safari before 16.
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), endpoint.timeouts.answer);
  try {
    const response = await fetch(endpoint.address, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: bodyOf(text, endpoint.serviceFields),
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
