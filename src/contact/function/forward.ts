import type { Store, StoredMessage } from './d1-store.ts';

/** Forwards one message to another service. @throws if the service did not accept it */
export type Forwarder = (message: StoredMessage) => Promise<void>;

/**
 * Pauses before each attempt, in ms. With ANSWER_TIME they stay within the 30 s that Cloudflare
 * leaves a function after its answer.
 */
const PAUSES = [0, 1_000, 4_000];
/** Timeout of one attempt, in ms. */
const ANSWER_TIME = 5_000;

interface Options {
  /** A message that the caller has claimed. */
  first?: StoredMessage | undefined;
  /** The most messages to forward. */
  max: number;
  pauses?: readonly number[] | undefined;
}

async function attempt(work: () => Promise<void>, pauses: readonly number[]): Promise<void> {
  const [ms = 0, ...rest] = pauses;
  await new Promise((resolve) => setTimeout(resolve, ms));
  try {
    await work();
  } catch (error) {
    if (rest.length === 0) throw error;
    await attempt(work, rest);
  }
}

/**
 * Forwards messages until none waits or one is not accepted, which then waits. Never throws.
 * @returns how many it forwarded
 */
export async function forward(
  store: Store,
  forwarder: Forwarder,
  { first, max, pauses = PAUSES }: Options,
): Promise<number> {
  let count = 0;
  try {
    let message = first ?? (await store.claim(Date.now()));
    while (message) {
      const claimed = message;
      await attempt(() => forwarder(claimed), pauses);
      await store.passedOn(claimed.key, Date.now());
      count += 1;
      message = count < max ? await store.claim(Date.now()) : undefined;
    }
  } catch (reason) {
    console.error('A message waits to be passed on:', reason);
  }
  return count;
}

/**
 * Posts JSON. Does not follow redirects, which would lose the message (301, 302, 303) or send it
 * to another host (307, 308).
 * @param token sent as `Authorization: Bearer …`
 * @throws if the answer is not 2xx, or does not arrive within ANSWER_TIME
 */
export async function postJson(
  address: string,
  token: string | undefined,
  body: object,
  headers: Record<string, string> = {},
): Promise<Response> {
  const response = await fetch(address, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: JSON.stringify(body),
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWER_TIME),
  });
  if (response.ok) return response;
  const isRedirect = response.status >= 300 && response.status < 400;
  const answer = isRedirect
    ? `a redirect (${response.status}), which is not followed`
    : response.status;
  throw new Error(`The answer was ${answer}.`);
}
