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

/** Sends messages to the function in every way that could lose or duplicate them. */
export async function checkFunction(
  host: PagesDev,
  webhook: Webhook,
  runSchedule: () => Promise<number>,
): Promise<number> {
  let failed = 0;
  const report = (name: string, facts: string, right: boolean) => {
    if (!right) failed += 1;
    console.log(`${right ? 'passed' : 'FAILED'}  ${name}: ${facts}`);
  };

  /** Posts a message until the answer is 2xx, as the page does. */
  async function deliver(key: string): Promise<void> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      await host.running();
      if ((await post(host.url, { key })) === 200) return;
    }
    throw new Error(`${key} was not taken.`);
  }

  /** Reports how many messages were stored and passed on. */
  async function account(name: string, posts: number, keys: readonly string[]): Promise<void> {
    await webhook.until(() => keys.every((key) => webhook.keys.includes(key)));
    const stored = host.messages().filter(({ key }) => keys.includes(key)).length;
    const passedOn = webhook.keys.filter((key) => keys.includes(key)).length;
    report(
      name,
      `${posts} posts, ${keys.length} keys, ${stored} stored, ${passedOn} passed on`,
      stored === keys.length && passedOn === keys.length,
    );
  }

  const single = keysOf('one-by-one', 20);
  for (const key of single) await deliver(key);
  await account('one after the other', 20, single);

  await Promise.all(Array.from({ length: 200 }, () => deliver('one-key-1000')));
  await account('200 at once with one key', 200, ['one-key-1000']);

  const many = keysOf('own-key', 200);
  await Promise.all(many.map(deliver));
  await account('200 at once, each with its own key', 200, many);

  const restart = keysOf('restart', 20);
  const [first = '', ...others] = restart;
  await deliver(first);
  const sending = Promise.all(others.map(deliver));
  await host.stop();
  await host.start();
  await sending;
  await Promise.all(restart.map(deliver));
  // Messages that the host was passing on when it stopped are claimed for a minute.
  host.change('UPDATE messages SET free_at = 0 WHERE passed_on_at IS NULL');
  await runSchedule();
  await webhook.until(() => restart.every((key) => webhook.keys.includes(key)));
  const stored = host.messages().filter(({ key }) => restart.includes(key)).length;
  report('a restart while 20 are sent', `${stored} stored, all passed on`, stored === 20);

  for (const status of [500, 302, 307]) {
    const key = `webhook-${status}`;
    Object.assign(webhook.state, { status, requests: 0 });
    await deliver(key);
    await webhook.until(() => webhook.state.requests === 3);
    webhook.state.status = 200;
    host.change('UPDATE messages SET free_at = 0 WHERE passed_on_at IS NULL');
    const answer = await runSchedule();
    await webhook.until(() => webhook.keys.includes(key));
    const { requests, elsewhere } = webhook.state;
    report(
      `the webhook answers ${status}`,
      `asked ${requests - 1} times in the call, ${elsewhere} redirects followed, passed on by the schedule (${answer})`,
      requests === 4 && elsewhere === 0 && answer === 200,
    );
  }

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
  for (const [index, [name, expected, sent]] of attacks.entries()) {
    const key = `${expected < 400 ? 'taken' : 'refused'}-${1000 + index}`;
    const status = await post(host.url, { key, ...sent });
    report(name, `answer ${status}`, status === expected);
  }
  const refused = host.messages().filter(({ key }) => key.startsWith('refused')).length;
  report('refused messages', `${refused} stored`, refused === 0);

  const flood = await Promise.all(
    keysOf('flood', 60).map((key, index) => {
      const address = `2001:db8:f100:d::${(index + 1).toString(16)}`;
      return post(host.url, { key, headers: { 'CF-Connecting-IP': address } });
    }),
  );
  const count = (status: number) => flood.filter((one) => one === status).length;
  report(
    '60 at once from one /64',
    `${count(200)} taken, ${count(429)} asked to wait`,
    count(200) === 30 && count(429) === 30,
  );

  const senders = () => host.count('SELECT 1 FROM messages WHERE sender NOT NULL');
  const secrets = () => host.count('SELECT 1 FROM secrets');
  const before = senders();
  host.change(
    `UPDATE messages SET arrived = arrived - 90000000;
     INSERT INTO secrets VALUES ('2020-01-01', 'old')`,
  );
  await runSchedule();
  report(
    'a day later, without a visitor',
    `${before} hashes of senders before the schedule, ${senders()} after it, ${secrets()} secret`,
    before > 0 && senders() === 0 && secrets() === 1,
  );
  return failed;
}
