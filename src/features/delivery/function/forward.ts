import type { Store, StoredMessage } from './d1-store.ts';
import { setAsideNotice } from './message-text.ts';

/**
 * Forwards one message to another service.
 * @throws NotTaken if the service answered that it did not accept it; another error if it did not
 *   answer, or is not set up
 */
export type Forwarder = (message: StoredMessage) => Promise<void>;

/**
 * Pauses before each attempt, in ms. With ANSWER_TIME they stay within the 30 s that Cloudflare
 * leaves a function after its answer.
 */
const PAUSES = [0, 1_000, 4_000];
/** Timeout of one attempt, in ms. */
const ANSWER_TIME = 5_000;

export class NotTaken extends Error {
  private readonly status: number;

  constructor(status: number) {
    const isRedirect = status >= 300 && status < 400;
    super(
      `The answer was ${isRedirect ? `a redirect (${status}), which is not followed` : status}.`,
    );
    this.status = status;
  }

  /** Whether the same message would be refused again: malformed, or too large. */
  get isForGood() {
    return [400, 413, 422].includes(this.status);
  }

  /** Whether the service asks for a pause, whatever is sent. */
  get isTooMuch() {
    return this.status === 429;
  }
}

interface Options {
  /** A message that the caller has claimed. */
  first?: StoredMessage | undefined;
  max: number;
  /** After this time no further message is tried, in ms. */
  within: number;
  pauses?: readonly number[] | undefined;
}

async function attempt(work: () => Promise<void>, pauses: readonly number[]): Promise<void> {
  const [ms = 0, ...rest] = pauses;
  await new Promise((resolve) => setTimeout(resolve, ms));
  try {
    await work();
  } catch (error) {
    if (rest.length === 0 || (error instanceof NotTaken && error.isForGood)) throw error;
    await attempt(work, rest);
  }
}

/**
 * Forwards waiting messages, the one whose next try is due first. One that is not accepted holds up
 * no other: it waits for a time of its own, or is set aside. Never throws.
 * @returns how many it forwarded
 */
export async function forward(
  store: Store,
  forwarder: Forwarder,
  { first, max, within, pauses = PAUSES }: Options,
): Promise<number> {
  const end = Date.now() + within;
  let passedOn = 0;
  /** @returns whether the service can be asked again at once */
  async function passOn(message: StoredMessage): Promise<boolean> {
    try {
      // Only a message that just came is tried several times: others have their next try.
      await attempt(() => forwarder(message), message === first ? pauses : [0]);
      await store.passedOn(message.key, Date.now());
      passedOn += 1;
      return true;
    } catch (reason) {
      console.error('A message waits to be passed on:', reason);
      if (!(reason instanceof NotTaken)) return true;
      return reason.isForGood ? setAside(message, reason.message) : !reason.isTooMuch;
    }
  }
  /**
   * Sets a message aside once the team is told. A service that does not take the notice, either,
   * may refuse everything: then the message waits.
   */
  async function setAside(message: StoredMessage, why: string): Promise<boolean> {
    try {
      await forwarder(setAsideNotice(message, why));
      await store.setAside(message.key, Date.now(), why);
      return true;
    } catch (reason) {
      console.error('The team could not be told that a message is refused:', reason);
      return !(reason instanceof NotTaken && reason.isTooMuch);
    }
  }
  try {
    let message = first ?? (await store.claim(Date.now()));
    for (let tried = 1; message && (await passOn(message)); tried += 1)
      message = tried < max && Date.now() < end ? await store.claim(Date.now()) : undefined;
  } catch (reason) {
    console.error('Messages wait to be passed on:', reason);
  }
  return passedOn;
}

/**
 * Posts JSON. Does not follow redirects, which would lose the message (301, 302, 303) or send it
 * to another host (307, 308).
 * @param token sent as `Authorization: Bearer …`
 * @throws NotTaken if the answer is not 2xx; another error if none arrives within ANSWER_TIME
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
  throw new NotTaken(response.status);
}
