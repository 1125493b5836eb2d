import { HONEYPOT, plainFields } from '../fields.ts';
import { hmac } from './sender.ts';

/**
 * Control characters such as NUL, where some programs end a text, and direction marks, which can
 * make `gpj.exe` look like `exe.jpg`. Tabs and line breaks stay.
 */
const INVISIBLE = /(?![\n\t])[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/** Cleans a text of several lines. Lines end with LF; a browser's own form post has CR LF. */
function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(INVISIBLE, '')
    .trim();
}

function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ');
}

/** Converts an ISO 8601 time with a zone to UTC; empty for anything else. */
function cleanTime(text: string): string {
  const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/.test(text);
  const time = isTime ? Date.parse(text) : NaN;
  return Number.isNaN(time) ? '' : new Date(time).toISOString();
}

/** In bytes, more than the longest message needs: 5399 characters of up to 4 bytes, escaped. */
const MAX_BYTES = 100_000;

const FORM = 'application/x-www-form-urlencoded';
const KEY_HEADER = 'Idempotency-Key';

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
  if (type === FORM) return Object.fromEntries(new URLSearchParams(text));
  try {
    const values: unknown = JSON.parse(text);
    const isObject = typeof values === 'object' && values !== null && !Array.isArray(values);
    return isObject ? { ...values } : undefined;
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
 * @param day such as `2026-01-31`
 * @returns the status of the refusal if it cannot be a message
 */
export async function readPost(request: Request, day: string) {
  const [type = ''] = (request.headers.get('Content-Type') ?? '').toLowerCase().split(/\s*;/);
  if (!['application/json', FORM].includes(type)) return 415;
  const text = await textOf(request);
  if (text === undefined) return 413;
  const values = valuesOf(text, type);
  if (!values) return 400;
  const value = (name: string) => {
    const sent = Object.hasOwn(values, name) ? values[name] : '';
    return typeof sent === 'string' ? sent : '';
  };
  const fields = plainFields({
    name: cleanLine(value('name')),
    email: cleanLine(value('email')),
    phone: cleanLine(value('phone')),
    message: cleanText(value('message')),
  });
  // A form without script sends no key: the same text sent twice on one day is one message.
  const hasNone = type === FORM && !value('idempotency_key') && !request.headers.has(KEY_HEADER);
  const key = hasNone
    ? `form-${await hmac(JSON.stringify(fields), day)}`
    : value('idempotency_key');
  const isKey = /^[\w-]{8,100}$/.test(key) && (request.headers.get(KEY_HEADER) ?? key) === key;
  return {
    fields,
    /** Empty if the page sent no time. */
    writtenAt: cleanTime(value('written_at')),
    /** The idempotency key; undefined if it is missing, malformed, or differs from the header. */
    key: isKey ? key : undefined,
    /** Value of the field that only spam programs fill in. */
    honeypot: value(HONEYPOT),
  };
}
