/** What a queue needs of a browser, without one: storage, locks and a network that answers as the test says. */
import type { EndpointSettings } from '../../src/contact/settings.ts';

export const A = 'https://a.example.org/f';
export const B = 'https://b.example.org/f';

/** How an address answers a post: a status, or what happens to the connection. */
export type Reply =
  | number
  | 'stores'
  | 'stores, cuts'
  | 'cuts'
  | 'redirects'
  | 'unreachable'
  | 'slow'
  | Response;

export const entries = new Map<string, string>();
/** Every message that an address stored: the address and the key. */
export const stored: [address: string, key: string][] = [];
/** Every post, stored or not. */
export const posts: string[] = [];
export const replies: Record<string, Reply> = {};
export const device = { blocked: false, full: false, locks: true, online: true };

/** Ends every answer that is slow. */
let finish: () => void = () => {};
let slow = new Promise<void>(() => {});

export function finishSlow(): void {
  finish();
}

/** A new device, on which nothing is kept and every address stores what it gets. */
export function startAgain(): void {
  entries.clear();
  stored.length = 0;
  posts.length = 0;
  replies[A] = 'stores';
  replies[B] = 'stores';
  Object.assign(device, { blocked: false, full: false, locks: true, online: true });
  slow = new Promise((resolve) => (finish = resolve));
}

const allowed = <Result>(result: () => Result): Result => {
  if (device.blocked) throw new DOMException('blocked', 'SecurityError');
  return result();
};

const storage = {
  get length() {
    return entries.size;
  },
  key: (index: number) => [...entries.keys()][index] ?? null,
  getItem: (key: string) => entries.get(key) ?? null,
  setItem(key: string, text: string) {
    if (device.full) throw new DOMException('full', 'QuotaExceededError');
    entries.set(key, text);
  },
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
    if (device.blocked) throw new DOMException('blocked', 'SecurityError');
    if (held.has(name) && ifAvailable) return work(null);
    while (held.has(name)) await held.get(name);
    const done = work({}).finally(() => held.delete(name));
    held.set(name, done);
    return done;
  },
};

async function reply(address: string, key: string): Promise<Response> {
  const how = replies[address] ?? 'unreachable';
  posts.push(address);
  if (how === 'slow') await slow;
  if (how === 'stores' || how === 'stores, cuts' || how === 'slow') {
    if (!stored.some(([where, known]) => where === address && known === key)) {
      stored.push([address, key]);
    }
  }
  if (how === 'stores, cuts' || how === 'cuts') throw new TypeError('network');
  if (how === 'redirects') {
    return Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' });
  }
  if (how instanceof Response) return how;
  return new Response('{}', { status: typeof how === 'number' ? how : 200 });
}

// A retry that nobody waits for keeps no test running.
const setTimer = globalThis.setTimeout;
globalThis.setTimeout = ((act: () => void, ms?: number) => {
  const timer = setTimer(act, ms);
  return ms && ms >= 10_000 ? timer.unref() : timer;
}) as typeof setTimeout;

Object.defineProperties(globalThis, {
  localStorage: { get: () => allowed(() => storage) },
  navigator: {
    value: {
      get locks() {
        return device.locks ? locks : undefined;
      },
      get onLine() {
        return device.online;
      },
    },
  },
  fetch: {
    value: async (address: string, { method, body }: RequestInit) => {
      const at = [A, B].find((one) => new URL(one).origin === new URL(address).origin) ?? '';
      if (replies[at] === 'unreachable' || !device.online) throw new TypeError('network');
      if (method === 'HEAD') return new Response();
      return reply(
        address,
        new URLSearchParams(body as URLSearchParams).get('idempotency_key') ?? '',
      );
    },
  },
});

export const endpoint: EndpointSettings = {
  addresses: [A, B],
  format: 'form',
  keyHeader: false,
  fields: {},
  patience: { answer: 1000, pauses: [60_000], writing: 0 },
  words: {
    honeypot: '',
    held: '',
    sending: '',
    sent: '',
    refused: '',
    waiting: '',
    unclear: '',
    notKept: '',
  },
  waiting: {
    heading: '',
    text: '',
    written: '',
    refused: '',
    unclear: '',
    send: '',
    delete: '',
    deleted: '',
    deletedUnsure: '',
  },
};
