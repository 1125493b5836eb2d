import { z } from 'zod';
import { GITHUB } from './github-addresses.ts';
import { RepositoryError, type RepositoryFailure } from './repository-error.ts';

interface Options {
  /** The body, sent as JSON by POST. */
  json?: unknown;
  headers?: Record<string, string>;
  /** Whether the response never changes, so that the browser may cache it. */
  forever?: boolean;
  /** Whether a picture or music is sent or read, which takes a minute on a slow phone. */
  hasFile?: boolean;
}

/**
 * Asks GitHub for the bytes of a file instead of JSON.
 * https://docs.github.com/en/rest/using-the-rest-api/getting-started-with-the-rest-api#media-types
 */
export const RAW = { Accept: 'application/vnd.github.raw+json' };

/** Longest request, in ms, without files and with some. */
const REQUEST_TIMEOUT = 30_000;
const FILE_TIMEOUT = 120_000;
/** How long to wait after "too many requests", in ms, if GitHub does not say. */
const RETRY_DELAY = 60_000;
/** The longest pause that is believed, in ms. */
const MAX_RETRY_DELAY = 24 * 3_600_000;

const REFUSAL = z.object({ message: z.string() });

/** The reason that a refusal gives in its own words. */
function reasonOf(body: Uint8Array, status: number): string {
  try {
    const { message } = REFUSAL.parse(JSON.parse(new TextDecoder().decode(body)));
    return message.slice(0, 300);
  } catch {
    return `Error ${status}`;
  }
}

/**
 * When to send requests again, in ms since 1970; undefined without a rate limit.
 * https://docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api and RFC 9110, 10.2.3
 */
function retryTime({ status, headers }: Response): number | undefined {
  const after = headers.get('Retry-After');
  const left = headers.get('X-RateLimit-Remaining');
  if (status !== 429 && after === null && left !== '0') return undefined;
  const now = Date.now();
  const reset = headers.get('X-RateLimit-Reset');
  let time = Number(reset) * 1000;
  if (after !== null) time = /^\d+$/.test(after) ? now + Number(after) * 1000 : Date.parse(after);
  return time > now && time < now + MAX_RETRY_DELAY ? time : now + RETRY_DELAY;
}

/**
 * What a 403 of GitHub means: a rate limit, missing rights of the token, or another reason,
 * such as an archived project, which is shown in GitHub's words.
 */
export function forbidden(reason: string, isWrite: boolean): RepositoryFailure {
  if (/rate limit/i.test(reason)) return { kind: 'too many', until: Date.now() + RETRY_DELAY };
  if (!/^(Error 403$|Resource not accessible)/.test(reason)) return { kind: 'refused', reason };
  return { kind: isWrite ? 'read only' : 'not found' };
}

/**
 * Where somebody has to sign on at their organisation; undefined if it does not ask for it.
 * https://docs.github.com/en/rest/authentication/authenticating-to-the-rest-api
 */
function singleSignOnAddress({ headers }: Response): string | undefined {
  const [, address = ''] = /^required; url=(\S+)$/.exec(headers.get('X-GitHub-SSO') ?? '') ?? [];
  return address.startsWith(`${GITHUB.address}/`) ? address : undefined;
}

/** What an unsuccessful response means. */
function failureOf(response: Response, body: Uint8Array, isWrite: boolean): RepositoryFailure {
  const { status } = response;
  const time = [403, 429].includes(status) ? retryTime(response) : undefined;
  if (time !== undefined) return { kind: 'too many', until: time };
  if (status === 403) return forbidden(reasonOf(body, status), isWrite);
  if (status === 404) return { kind: 'not found' };
  if (status >= 500) return { kind: 'server error' };
  return { kind: 'refused', reason: reasonOf(body, status) };
}

/** Sends requests with a token. All methods reject with a `RepositoryError`. */
export class Service {
  readonly #root: string;
  readonly #token: () => string;
  readonly #signedOut: RepositoryFailure;

  /**
   * @param root the address of the API, without a slash at its end
   * @param signedOut the failure of a response with status 401
   */
  constructor(
    root: string,
    token: () => string,
    signedOut: RepositoryFailure = { kind: 'signed out' },
  ) {
    this.#root = root;
    this.#token = token;
    this.#signedOut = signedOut;
  }

  /** Requests bytes. @param address relative to the root */
  async bytes(address: string, { json, headers, forever, hasFile }: Options = {}) {
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
        // GitHub lets browsers cache for a minute which commit is the newest.
        cache: forever ? 'force-cache' : 'no-store',
        credentials: 'omit',
        signal: AbortSignal.timeout(hasFile ? FILE_TIMEOUT : REQUEST_TIMEOUT),
      });
      body = new Uint8Array(await response.arrayBuffer());
    } catch (error) {
      throw new RepositoryError({ kind: 'offline' }, error);
    }
    if (response.status === 401) throw new RepositoryError(this.#signedOut);
    // GraphQL refuses with status 200.
    const signOn = singleSignOnAddress(response);
    if (signOn) throw new RepositoryError({ kind: 'single sign-on', address: signOn });
    if (!response.ok) throw new RepositoryError(failureOf(response, body, json !== undefined));
    return body;
  }

  /** Requests JSON and checks it against a schema. */
  async json<Answer>(answer: z.ZodType<Answer>, address: string, options?: Options) {
    const bytes = await this.bytes(address, options);
    try {
      return answer.parse(JSON.parse(new TextDecoder().decode(bytes)));
    } catch (error) {
      // Probably the login page of a Wi-Fi network (captive portal).
      throw new RepositoryError({ kind: 'server error' }, error);
    }
  }
}
