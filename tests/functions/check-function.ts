import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import type { Webhook } from './webhook.ts';
import type { PagesDev } from './wrangler.ts';

const keysOf = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name}-${1000 + index}`);

/** An IPv6 address in its own network. */
function addressOf(key: string): string {
  const digits = createHash('sha256').update(key).digest('hex');
  return `2001:db8:${digits.slice(0, 4)}:${digits.slice(4, 8)}::1`;
}

interface SentMessage {
  key: string;
  change?: object;
  headers?: Record<string, string>;
  /** Instead of the JSON of a message. */
  body?: string;
}

/** Posts one message as the page does. @returns the status; 0 if the connection broke */
async function post(url: string, { key, change, headers, body }: SentMessage): Promise<number> {
  const fields = { name: 'Ada', email: 'ada@example.org', phone: '', message: key };
  try {
    const response = await fetch(`${url}/api/contact`, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        'CF-Connecting-IP': addressOf(key),
        ...headers,
      },
      body: body ?? JSON.stringify({ ...fields, idempotency_key: key, ...change }),
    });
    await response.text();
    return response.status;
  } catch {
    return 0;
  }
}

/** The most attempts to send a message. */
const MAX_ATTEMPTS = 20;

type Checks = Record<string, () => Promise<void>>;

/** Checks that send messages to the function in every way that could lose or duplicate them. */
export function checkFunction(
  host: PagesDev,
  webhook: Webhook,
  runSchedule: () => Promise<number>,
): Checks {
  const checks: Checks = {};
  /** Posts a message until the answer is 2xx, as the page does. */
  async function deliver(key: string): Promise<void> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      await host.running();
      if ((await post(host.url, { key })) === 200) return;
    }
    throw new Error(`${key} was not taken.`);
  }

  /** Waits until every message is passed on. @returns how many were stored, and passed on */
  async function account(keys: readonly string[]): Promise<[stored: number, passedOn: number]> {
    await webhook.until(() => keys.every((key) => webhook.keys.includes(key)));
    const stored = host.messages().filter(({ key }) => keys.includes(key));
    return [stored.length, webhook.keys.filter((key) => keys.includes(key)).length];
  }

  /** Passes on what the host was passing on, without waiting for the minute of its claim. */
  function passOnWaiting(): Promise<number> {
    host.change('UPDATE messages SET free_at = 0 WHERE passed_on_at IS NULL');
    return runSchedule();
  }

  checks['200 at once with one key are one message'] = async () => {
    await Promise.all(Array.from({ length: 200 }, () => deliver('one-key-1000')));
    assert.deepEqual(await account(['one-key-1000']), [1, 1]);
  };

  checks['200 at once, each with its own key, are 200'] = async () => {
    const keys = keysOf('own-key', 200);
    await Promise.all(keys.map(deliver));
    assert.deepEqual(await account(keys), [200, 200]);
  };

  checks['20 are stored and passed on although the host restarts meanwhile'] = async () => {
    const keys = keysOf('restart', 20);
    const [first = '', ...others] = keys;
    await deliver(first);
    const sending = Promise.all(others.map(deliver));
    await host.stop();
    await host.start();
    await sending;
    await Promise.all(keys.map(deliver));
    await passOnWaiting();
    const [stored] = await account(keys);
    assert.equal(stored, 20);
  };

  for (const status of [500, 302, 307])
    checks[`the schedule passes on what the webhook answered with ${status}`] = async () => {
      const key = `webhook-${status}`;
      webhook.state.status = status;
      await deliver(key);
      await webhook.until(() => webhook.requestsFor(key) === 3);
      webhook.state.status = 200;
      assert.equal(await passOnWaiting(), 200);
      await webhook.until(() => webhook.keys.includes(key));
      assert.equal(webhook.requestsFor(key), 4, 'asked three times in the call');
      assert.equal(webhook.state.elsewhere, 0, 'no redirect was followed');
    };

  checks['thirty refused messages are set aside, and an honest one behind them is passed on'] =
    async () => {
      const refused = keysOf('unwanted', 30);
      const honest = 'honest-1000';
      webhook.state.status = 500;
      await Promise.all(refused.map(deliver));
      await deliver(honest);
      await webhook.until(() => webhook.requestsFor(honest, ...refused) === 31 * 3);
      for (const key of refused) webhook.refused.add(key);
      webhook.state.status = 200;
      for (let call = 0; call < 3; call += 1) assert.equal(await passOnWaiting(), 200);
      assert.deepEqual(await account([honest]), [1, 1]);
      const notices = webhook.keys.filter((key) => key.endsWith('-set-aside'));
      assert.deepEqual(
        notices.toSorted(),
        refused.map((key) => `${key}-set-aside`),
      );
      assert.equal(host.count('SELECT key FROM set_aside JOIN messages USING (key)'), 30);
    };

  const here = new URL(host.url).origin;
  const form = new URLSearchParams({ name: 'Ada', email: 'a@example.org', message: 'No script' });
  const asForm = { Accept: 'text/html', 'Content-Type': 'application/x-www-form-urlencoded' };
  const attacks: [name: string, status: number, sent: Omit<SentMessage, 'key'>][] = [
    ['from another site', 403, { headers: { 'Sec-Fetch-Site': 'cross-site' } }],
    ['from another origin', 403, { headers: { Origin: 'https://evil.example' } }],
    ['a form of another site', 403, { headers: { ...asForm, Origin: 'null' }, body: `${form}` }],
    ['a form of this site', 303, { headers: { ...asForm, Origin: here }, body: `${form}` }],
    ['no key', 422, { change: { idempotency_key: undefined } }],
    ['no message', 422, { change: { message: ' ' } }],
    ['a name of nothing but marks', 422, { change: { name: '\u202e\0' } }],
    ['5001 characters', 422, { change: { message: '🥁'.repeat(5001) } }],
    ['100 kB', 413, { change: { more: 'a'.repeat(100_001) } }],
    ['no JSON', 415, { headers: { 'Content-Type': 'text/plain' } }],
    ['a time that is none', 200, { change: { written_at: '<!channel>' } }],
  ];
  for (const [index, [name, expected, sent]] of attacks.entries())
    checks[`${name}: answer ${expected}`] = async () => {
      const key = `${expected < 400 ? 'taken' : 'refused'}-${1000 + index}`;
      assert.equal(await post(host.url, { key, ...sent }), expected);
      assert.equal(
        host.messages().find((row) => row.key.startsWith('refused')),
        undefined,
      );
    };

  checks['of 60 at once from one /64, 30 are taken and 30 asked to wait'] = async () => {
    const answers = await Promise.all(
      keysOf('flood', 60).map((key, index) => {
        const address = `2001:db8:f100:d::${(index + 1).toString(16)}`;
        return post(host.url, { key, headers: { 'CF-Connecting-IP': address } });
      }),
    );
    const count = (status: number) => answers.filter((one) => one === status).length;
    assert.deepEqual([count(200), count(429)], [30, 30]);
  };

  checks['a day later, without a visitor, hashes of senders are gone'] = async () => {
    const senders = () => host.count('SELECT 1 FROM messages WHERE sender NOT NULL');
    assert.ok(senders() > 0);
    host.change('UPDATE messages SET arrived = arrived - 90000000');
    await runSchedule();
    assert.equal(senders(), 0);
  };
  return checks;
}
