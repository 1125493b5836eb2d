import { FIELDS, type Fields } from '../fields.ts';

/** What came in, read and not yet checked. */
export interface Post {
  /** Every field of the body that is a text. */
  values: Record<string, string>;
  fields: Fields;
  /** The key in the header. */
  header: string | null;
  /** Whether a form without script sent it, which has no key. */
  isForm: boolean;
}

/** More than the longest message needs, in bytes: 5399 characters of up to 4 bytes, and each of them escaped. */
const MOST_BYTES = 100_000;

/** The body as text; undefined where it is longer than any message. */
async function textOf(request: Request): Promise<string | undefined> {
  if (Number(request.headers.get('Content-Length')) > MOST_BYTES) return undefined;
  const text = await request.text();
  return text.length > MOST_BYTES ? undefined : text;
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

/** Reads a post. @returns the status to refuse it with, where it cannot be a message */
export async function readPost(request: Request): Promise<Post | 400 | 413 | 415> {
  const [type = ''] = (request.headers.get('Content-Type') ?? '').toLowerCase().split(/\s*;/);
  if (!['application/json', 'application/x-www-form-urlencoded'].includes(type)) return 415;
  const text = await textOf(request);
  if (text === undefined) return 413;
  const all = valuesOf(text, type);
  if (!all) return 400;
  const values = Object.fromEntries(
    Object.entries(all).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  const fields = Object.fromEntries(
    FIELDS.map((name) => [name, (values[name] ?? '').trim()]),
  ) as Fields;
  const header = request.headers.get('Idempotency-Key');
  return { values, fields, header, isForm: type !== 'application/json' };
}

/** SHA-256 of a text, in hexadecimal digits. */
async function hash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The key of a message. A form without script sends none: there the same words of the same person on the same day are
 * the same message, however often the button was pressed or the page sent again.
 * @returns undefined for a key that is missing, malformed, or another one than in the header
 */
export async function keyOf(
  { values, fields, header, isForm }: Post,
  now: number,
): Promise<string | undefined> {
  const key = values['idempotency_key'];
  if (!key && !header && isForm) {
    const day = new Date(now).toISOString().slice(0, 10);
    return `form-${await hash(JSON.stringify([day, fields]))}`;
  }
  if (!key || !/^[\w-]{8,100}$/.test(key)) return undefined;
  return header === null || header === key ? key : undefined;
}

/** Stands for an address, so that the address itself is kept nowhere. */
export async function senderOf(address: string): Promise<string> {
  return (await hash(`contact ${address}`)).slice(0, 32);
}
