import { z } from 'zod';
import { RepositoryError, type Trouble } from './failure.ts';

interface Options {
  /** Sent as JSON, by POST. */
  json?: unknown;
  headers?: Record<string, string>;
  /** Whether an answer stays true forever, so that the browser may keep it. */
  forever?: boolean;
}

/** Asks GitHub for a file as it is: https://docs.github.com/en/rest/using-the-rest-api/getting-started-with-the-rest-api#media-types */
export const RAW = { Accept: 'application/vnd.github.raw+json' };

/** In ms: a large picture takes a minute on a slow phone. */
const LONGEST = 120_000;
/** In ms, where a service says "too many" and not until when. */
const PAUSE = 60_000;
/** In ms: a later time is a mistake of the service. */
const LONGEST_PAUSE = 24 * 3_600_000;

/** How a service explains a refusal: a sentence, or sentences by field. */
const explained = z.object({ message: z.unknown(), error: z.unknown() }).partial();

function reasonOf(bytes: Uint8Array, status: number): string {
  const text = new TextDecoder().decode(bytes);
  let reason: unknown = text.startsWith('<') ? '' : text;
  try {
    const { message, error } = explained.parse(JSON.parse(text));
    reason = message ?? error ?? text;
  } catch {
    // The text itself is the reason.
  }
  const detail = typeof reason === 'string' ? reason : JSON.stringify(reason);
  return detail.slice(0, 300) || `Error ${status}`;
}

/**
 * Until when a service wants to be left alone, in ms since 1970; undefined where it does not ask.
 * https://docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api and RFC 9110, 10.2.3
 */
function until({ status, headers }: Response): number | undefined {
  const after = headers.get('Retry-After');
  const left = headers.get('X-RateLimit-Remaining') ?? headers.get('RateLimit-Remaining');
  if (status !== 429 && after === null && left !== '0') return undefined;
  const now = Date.now();
  const reset = headers.get('X-RateLimit-Reset') ?? headers.get('RateLimit-Reset');
  let time = Number(reset) * 1000;
  if (after !== null) time = /^\d+$/.test(after) ? now + Number(after) * 1000 : Date.parse(after);
  return time > now && time < now + LONGEST_PAUSE ? time : now + PAUSE;
}

/**
 * What it means that GitHub forbids something: with these words, that the token may not do it;
 * otherwise the reason is its own, such as an archived project or a single sign-on.
 */
export function forbidden(reason: string, isWrite: boolean): Trouble {
  if (/rate limit/i.test(reason)) return { kind: 'too many', until: Date.now() + PAUSE };
  if (!/^(Error 403$|Resource not accessible)/.test(reason)) return { kind: 'refused', reason };
  return { kind: isWrite ? 'read only' : 'not found' };
}

/** What an answer means that is no success. */
function troubleOf(response: Response, body: Uint8Array, isWrite: boolean): Trouble {
  const { status } = response;
  const time = [403, 429].includes(status) ? until(response) : undefined;
  if (time !== undefined) return { kind: 'too many', until: time };
  if (status === 403) return forbidden(reasonOf(body, status), isWrite);
  if (status === 404) return { kind: 'not found' };
  if (status >= 500) return { kind: 'unwell' };
  return { kind: 'refused', reason: reasonOf(body, status) };
}

/**
 * A service on the web, asked with a token. All of its methods are refused with `RepositoryError`.
 */
export class Service {
  readonly #root: string;
  readonly #token: () => string;
  readonly #signedOut: Trouble;

  /**
   * @param root address of its interface, without a slash at its end
   * @param signedOut what it means that the token is not accepted (HTTP status 401)
   */
  constructor(root: string, token: () => string, signedOut: Trouble = { kind: 'signed out' }) {
    this.#root = root;
    this.#token = token;
    this.#signedOut = signedOut;
  }

  /** The bytes of an answer. @param address below the root */
  async bytes(address: string, { json, headers, forever }: Options = {}) {
    const token = this.#token();
    let response: Response;
    let body: Uint8Array<ArrayBuffer>;
    try {
      response = await fetch(this.#root + address, {
        ...(json !== undefined && { method: 'POST', body: JSON.stringify(json) }),
        headers: {
          Authorization: `Bearer ${token}`,
          ...(json !== undefined && { 'Content-Type': 'application/json' }),
          ...headers,
        },
        // GitHub lets browsers keep for a minute what is the newest commit.
        cache: forever ? 'force-cache' : 'no-store',
        credentials: 'omit',
        signal: AbortSignal.timeout(LONGEST),
      });
      body = new Uint8Array(await response.arrayBuffer());
    } catch (error) {
      throw new RepositoryError({ kind: 'offline' }, error);
    }
    if (response.status === 401) throw new RepositoryError(this.#signedOut);
    if (!response.ok) throw new RepositoryError(troubleOf(response, body, json !== undefined));
    return body;
  }

  /** An answer in JSON, which must be what is expected of it. */
  async json<Answer>(answer: z.ZodType<Answer>, address: string, options?: Options) {
    const bytes = await this.bytes(address, options);
    try {
      return answer.parse(JSON.parse(new TextDecoder().decode(bytes)));
    } catch (error) {
      // A network that asks to sign in answers with a page of its own.
      throw new RepositoryError({ kind: 'unwell' }, error);
    }
  }
}
