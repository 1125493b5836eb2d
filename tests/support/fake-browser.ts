/** Fakes of the browser APIs that the queue needs: storage and the network. Node has Web Locks. */
import type { EndpointSettings } from '../../src/features/delivery/browser/post.ts';
import { content } from './content.ts';

/** The endpoint's reply: a status, or what happens to the connection. */
type Reply = number | 'stores' | 'stores, cuts' | 'slow' | Response;

/** The entries in the device's storage. */
export const entries = new Map<string, string>();
/** The key of each message that the endpoint stored. */
export const stored: string[] = [];
export const device: { locks: boolean; posts: number; reply: Reply } = {
  locks: true,
  /** Number of posts. */
  posts: 0,
  reply: 'stores',
};

let slow = Promise.withResolvers<undefined>();
let posted = Promise.withResolvers<undefined>();

/** Ends the pending slow replies. */
export const finishSlow = () => slow.resolve(undefined);

/** Resolves at the next post. */
export const nextPost = () => posted.promise;

/** Resets the device and the endpoint. */
export function startAgain(): void {
  entries.clear();
  stored.length = 0;
  Object.assign(device, { locks: true, posts: 0, reply: 'stores' });
  slow = Promise.withResolvers();
  posted = Promise.withResolvers();
}

const storage = {
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, text: string) => void entries.set(key, text),
  removeItem: (key: string) => void entries.delete(key),
};

async function answer(key: string): Promise<Response> {
  const { reply } = device;
  device.posts += 1;
  posted.resolve(undefined);
  if (reply === 'slow') await slow.promise;
  if (typeof reply === 'string' && !stored.includes(key)) stored.push(key);
  if (reply === 'stores, cuts') throw new TypeError('network');
  if (reply instanceof Response) return reply;
  return new Response('{}', { status: typeof reply === 'number' ? reply : 200 });
}

const { setTimeout: setTimer } = globalThis;
const { locks } = navigator;
Object.defineProperties(navigator, {
  locks: { get: () => (device.locks ? locks : undefined) },
  onLine: { value: true },
});
Object.defineProperties(globalThis, {
  // As in a browser, the keys of the entries are properties.
  localStorage: {
    get: () => ({ __proto__: storage, ...Object.fromEntries(entries) }),
  },
  fetch: {
    value: async (_: string, { body }: { body: URLSearchParams }) =>
      answer(new URLSearchParams(body).get('idempotency_key') ?? ''),
  },
  setTimeout: {
    // A pending retry does not keep the test process alive.
    value: (act: () => void, ms = 0) => {
      const timer = setTimer(act, ms);
      return ms >= 10_000 ? timer.unref() : timer;
    },
  },
});

const words = content('delivery');

export const endpoint: EndpointSettings = {
  address: 'https://forms.example.org/f',
  format: 'form',
  keyHeader: false,
  fields: {},
  timeouts: { answer: 1000, retries: [60_000], writing: 0 },
  words: words.endpoint,
  waiting: words.waiting,
};
