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

/** Posts one message as the page does. @returns the status; 0 if the connection broke */
async function post(url: string, key: string, address = addressOf(key)): Promise<number> {
  const fields = { name: 'Ada', email: 'ada@example.org', phone: '', message: key };
  try {
    const response = await fetch(`${url}/api/contact`, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        'CF-Connecting-IP': address,
      },
      body: JSON.stringify({ ...fields, idempotency_key: key }),
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

/**
 * Checks of what only a real host shows of the function: many messages at once, a restart, the
 * schedule. Its unit tests have every answer.
 */
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
      if ((await post(host.url, key)) === 200) return;
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

  checks['the schedule passes on what the webhook did not take'] = async () => {
    webhook.state.status = 500;
    await deliver('webhook-1000');
    await webhook.until(() => webhook.requestsFor('webhook-1000') === 3);
    webhook.state.status = 200;
    assert.equal(await passOnWaiting(), 200);
    await webhook.until(() => webhook.keys.includes('webhook-1000'));
    assert.equal(webhook.requestsFor('webhook-1000'), 4, 'asked three times in the call');
  };

  checks['of 60 at once from one /64, 30 are taken and 30 asked to wait'] = async () => {
    const answers = await Promise.all(
      keysOf('flood', 60).map((key, index) =>
        post(host.url, key, `2001:db8:f100:d::${(index + 1).toString(16)}`),
      ),
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
