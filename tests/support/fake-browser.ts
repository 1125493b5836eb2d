/** Fakes of the browser APIs that the queue needs: storage, locks and the network. */
import type { EndpointSettings } from '../../src/contact/settings.ts';

const ADDRESS = 'https://forms.example.org/f';

/** The endpoint's reply: a status, or what happens to the connection. */
type Reply = number | 'stores' | 'stores, cuts' | 'slow' | Response;

/** The entries in the device's storage. */
export const entries = new Map<string, string>();
/** The key of each message that the endpoint stored. */
export const stored: string[] = [];
export const device = {
  locks: true,
  /** Number of posts. */
  posts: 0,
  reply: 'stores' as Reply,
};

/** Ends the pending slow replies. */
let finish: () => void = () => {};
let slow = new Promise<void>(() => {});
let resolvePost: () => void = () => {};

export const finishSlow = () => finish();

/** Resolves at the next post. */
export const nextPost = () => new Promise<void>((resolve) => (resolvePost = resolve));

/** Resets the device and the endpoint. */
export function startAgain(): void {
  entries.clear();
  stored.length = 0;
  Object.assign(device, { locks: true, posts: 0, reply: 'stores' });
  slow = new Promise((resolve) => (finish = resolve));
}

const storage = {
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, text: string) => void entries.set(key, text),
  removeItem: (key: string) => void entries.delete(key),
};

const held = new Map<string, Promise<unknown>>();
const locks = {
  async request<Result>(
    name: string,
    { ifAvailable }: { ifAvailable: boolean },
    work: (lock: object | null) => Promise<Result>,
  ): Promise<Result> {
    await Promise.resolve();
    if (held.has(name) && ifAvailable) return work(null);
    while (held.has(name)) await held.get(name);
    const done = work({}).finally(() => held.delete(name));
    held.set(name, done);
    return done;
  },
};

async function answer(key: string): Promise<Response> {
  const { reply } = device;
  device.posts += 1;
  resolvePost();
  if (reply === 'slow') await slow;
  if (reply === 'stores' || reply === 'stores, cuts' || reply === 'slow') {
    if (!stored.includes(key)) stored.push(key);
  }
  if (reply === 'stores, cuts') throw new TypeError('network');
  if (reply instanceof Response) return reply;
  return new Response('{}', { status: typeof reply === 'number' ? reply : 200 });
}

// A pending retry does not keep the test process alive.
const setTimer = globalThis.setTimeout;
globalThis.setTimeout = ((act: () => void, ms?: number) => {
  const timer = setTimer(act, ms);
  return ms && ms >= 10_000 ? timer.unref() : timer;
}) as typeof setTimeout;

Object.defineProperties(globalThis, {
  // As in a browser, the keys of the entries are properties.
  localStorage: {
    get: () => Object.assign(Object.create(storage) as object, Object.fromEntries(entries)),
  },
  navigator: {
    value: {
      get locks() {
        return device.locks ? locks : undefined;
      },
      onLine: true,
    },
  },
  fetch: {
    value: async (_: string, { body }: RequestInit) =>
      answer(new URLSearchParams(body as URLSearchParams).get('idempotency_key') ?? ''),
  },
});

const noWords = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>;

export const endpoint: EndpointSettings = {
  address: ADDRESS,
  format: 'form',
  keyHeader: false,
  fields: {},
  timeouts: { answer: 1000, retries: [60_000], writing: 0 },
  words: noWords(
    ...(['honeypot', 'held', 'sending', 'sent', 'refused', 'waiting', 'unclear'] as const),
    'notKept',
  ),
  waiting: noWords(
    ...(['heading', 'text', 'written', 'refused', 'unclear', 'expired', 'send'] as const),
    ...(['delete', 'deleted', 'deletedUnsure'] as const),
  ),
};
