import { plainFields } from '../fields.ts';
import { cleanLine, cleanText, cleanTime } from './clean.ts';
import { sha256 } from './digest.ts';

/** In bytes, more than the longest message needs: 5399 characters of up to 4 bytes, escaped. */
const MAX_BYTES = 100_000;

/** The body as text; undefined if it is longer than MAX_BYTES. */
async function textOf({ body }: Request): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > MAX_BYTES) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function valuesOf(text: string, type: string): Record<string, unknown> | undefined {
  if (type === 'application/x-www-form-urlencoded') {
    return Object.fromEntries(new URLSearchParams(text));
  }
  try {
    const values: unknown = JSON.parse(text);
    const isObject = typeof values === 'object' && values !== null && !Array.isArray(values);
    return isObject ? (values as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether a page of this site sent the request, or no page at all. Browsers name the origin (Fetch
 * Metadata; older ones Origin or Referer), and no page can change these headers.
 */
export function isFromHere({ headers, url }: Request): boolean {
  const site = headers.get('Sec-Fetch-Site');
  if (site) return site === 'same-origin' || site === 'none';
  const from = headers.get('Origin') ?? headers.get('Referer');
  return from === null || URL.parse(from)?.origin === new URL(url).origin;
}

/**
 * Reads a post; its fields are cleaned, but not yet checked.
 * @returns the status of the refusal if it cannot be a message
 */
export async function readPost(request: Request, honeypotField: string) {
  const [type = ''] = (request.headers.get('Content-Type') ?? '').toLowerCase().split(/\s*;/);
  if (!['application/json', 'application/x-www-form-urlencoded'].includes(type)) return 415;
  const text = await textOf(request);
  if (text === undefined) return 413;
  const values = valuesOf(text, type);
  if (!values) return 400;
  const value = (name: string) => {
    const found = Object.hasOwn(values, name) ? values[name] : '';
    return typeof found === 'string' ? found : '';
  };
  return {
    fields: plainFields({
      name: cleanLine(value('name')),
      email: cleanLine(value('email')),
      phone: cleanLine(value('phone')),
      message: cleanText(value('message')),
    }),
    /** Empty if the page sent no time. */
    writtenAt: cleanTime(value('written_at')),
    /** The idempotency key in the body and in the header. */
    key: value('idempotency_key'),
    header: request.headers.get('Idempotency-Key'),
    /** Value of the field that only spam programs fill in. */
    honeypot: value(honeypotField),
    /** Whether a form without script sent it, which has no key. */
    isForm: type !== 'application/json',
  };
}

type Post = Exclude<Awaited<ReturnType<typeof readPost>>, number>;

/**
 * The key of a message. A form without script sends none: its key is a hash of its fields and the
 * day, so that the same text sent twice on one day is one message.
 * @param day such as `2026-01-31`
 * @returns undefined for a key that is missing, malformed, or differs from the header
 */
export async function keyOf(post: Post, day: string): Promise<string | undefined> {
  const { key, header, fields, isForm } = post;
  if (!key && !header && isForm) {
    return `form-${await sha256(JSON.stringify([day, fields]))}`;
  }
  if (!/^[\w-]{8,100}$/.test(key)) return undefined;
  return header === null || header === key ? key : undefined;
}
