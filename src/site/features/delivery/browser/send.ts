import type { FormSettings } from '../form-settings.ts';
import * as texts from './saved-texts.ts';

export interface EndpointSettings extends NonNullable<FormSettings['endpoint']> {
  /**
   * Whether the form still has `data-netlify`, which Netlify removes from forms that it handles. A
   * successful answer then says nothing about the message.
   */
  ignoredByNetlify: boolean;
}

/** `waiting`: there was no answer, or a request to try later; the page sends it again. */
export type SendResult = 'sent' | 'refused' | 'unclear' | 'waiting';

/** Statuses that ask to try again later, besides 5xx (RFC 9110, 15.5.9; RFC 6585, 4). */
const RETRY_STATUSES = [408, 425, 429];

/** Builds form data, which needs no CORS preflight: many services refuse one. */
function bodyOf(
  { id, at, fields }: texts.SavedText,
  serviceFields: Readonly<Record<string, string>>,
) {
  const added = { idempotency_key: id, written_at: new Date(at).toISOString() };
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...serviceFields, ...added }))
    body.set(name, value);
  return body;
}

/** Whether a successful answer says in its JSON that the message was refused, as some services do. */
async function isRefusedInJson(response: Response): Promise<boolean> {
  if (!/\bjson\b/.test(response.headers.get('Content-Type') ?? '')) return false;
  // Throws if the connection breaks before the end of the answer, so that the message waits.
  const text = await response.text();
  const answer = texts.tryTo<unknown>(() => JSON.parse(text));
  const { success, ok, error, errors } = Object(answer) as Record<string, unknown>;
  return (
    [success, ok].some((value) => value === false || value === 'false') ||
    // An empty list or group of errors is none.
    [error, errors].some((value) =>
      typeof value === 'object' ? Object.keys(value ?? {}).length > 0 : Boolean(value),
    )
  );
}

async function outcomeOf(response: Response, ignoredByNetlify: boolean): Promise<SendResult> {
  // Redirects are not followed, so that no other address gets the message. A page cannot see whether
  // one leads to a thank-you page or to a CAPTCHA (Fetch, atomic HTTP redirect handling).
  if (response.type === 'opaqueredirect' || (response.ok && ignoredByNetlify)) return 'unclear';
  if (response.ok) return (await isRefusedInJson(response)) ? 'refused' : 'sent';
  return response.status >= 500 || RETRY_STATUSES.includes(response.status) ? 'waiting' : 'refused';
}

/** Posts a message. Never throws. */
export async function post(text: texts.SavedText, endpoint: EndpointSettings): Promise<SendResult> {
  // Safari before 16 has no AbortSignal.timeout.
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
    return await outcomeOf(response, endpoint.ignoredByNetlify);
  } catch {
    return 'waiting';
  } finally {
    clearTimeout(timer);
  }
}

/** How much later, in ms, other tabs may see a change of the storage. The lock is held until then. */
const SETTLE = 100;

/** Posts a waiting text, and removes it once it has arrived. */
async function postWaiting(id: string, endpoint: EndpointSettings) {
  const text = texts.readText(id);
  if (!text?.waiting) return undefined;
  const outcome = await post(text, endpoint);
  if (outcome === 'sent') texts.removeText(id);
  // A text that the visitor opened or deleted meanwhile stays as it is.
  else if (texts.readText(id)?.waiting) texts.saveText({ ...text, waiting: outcome === 'waiting' });
  return outcome;
}

/**
 * Sends a waiting text. A lock (Web Locks) keeps two tabs from sending it at the same time.
 * @returns undefined if it no longer waits, because another tab has sent, opened or deleted it
 */
export function send(id: string, endpoint: EndpointSettings): Promise<SendResult | undefined> {
  // Needs no lock: other tabs cannot see a text that the device does not store.
  if (!texts.isOnDevice(id)) return postWaiting(id, endpoint);
  return navigator.locks.request(texts.lockName(id), async () => {
    const outcome = await postWaiting(id, endpoint);
    await new Promise((resolve) => setTimeout(resolve, SETTLE));
    return outcome;
  });
}
