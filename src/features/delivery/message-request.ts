import type { Endpoint } from './way.ts';
import type { Fields } from './fields.ts';

interface Message {
  /** Idempotency key. */
  id: string;
  /** When it was written, ISO 8601. */
  at: string;
  fields: Fields;
}

/** Headers and body of the request that posts a message, from the page or the launch check. */
export function requestOf(
  { id, at, fields }: Message,
  { format, keyHeader, fields: fixed }: Pick<Endpoint, 'format' | 'keyHeader' | 'fields'>,
): RequestInit {
  const body = { ...fields, ...fixed, idempotency_key: id, written_at: at };
  const headers = { Accept: 'application/json' };
  // Needs no CORS preflight, which many services refuse: an HTML form could send it, too.
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

/** Whether a 2xx answer says in its JSON that the message was not taken, as some services do. */
export async function denies(response: Response): Promise<boolean> {
  if (!/\bjson\b/.test(response.headers.get('Content-Type') ?? '')) return false;
  // Throws if the connection breaks: half an answer is no answer.
  const text = await response.text();
  try {
    const answer: unknown = JSON.parse(text);
    const said: Readonly<Record<string, unknown>> = {
      ...(typeof answer === 'object' && answer),
    };
    const { success, ok, error, errors } = said;
    return (
      [success, ok].some((value) => value === false || value === 'false') ||
      [error, errors].some((value) => (Array.isArray(value) ? value.length > 0 : Boolean(value)))
    );
  } catch {
    return false;
  }
}
