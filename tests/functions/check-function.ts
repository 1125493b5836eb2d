import { setTimeout as pause } from 'node:timers/promises';
import type { PagesDev } from './pages-dev.ts';
import type { Webhook } from './webhook.ts';

const keysOf = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name}-${1000 + index}`);

/** Posts one message as the page does. @returns the status, 0 where the connection broke */
async function post(url: string, key: string, change: object = {}, headers: object = {}) {
  const sender = `2001:db8::${Buffer.from(key).toString('hex').slice(-4)}`;
  try {
    const response = await fetch(`${url}/api/contact`, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        'CF-Connecting-IP': sender,
        ...headers,
      },
      body: JSON.stringify({
        ...{ name: 'Ada', email: 'ada@example.org', phone: '', message: key },
        ...{ idempotency_key: key, written_at: new Date().toISOString(), ...change },
      }),
    });
    await response.text();
    return response.status;
  } catch {
    return 0;
  }
}

/** Posts messages again and again until each was answered with 2xx, as the page of a visitor does. */
async function untilTaken(url: string, keys: readonly string[]): Promise<void> {
  const waiting = new Set(keys);
  while (waiting.size > 0) {
    await Promise.all(
      [...waiting].map(async (key) => {
        const status = await post(url, key);
        if (status === 200) waiting.delete(key);
      }),
    );
    if (waiting.size > 0) await pause(500);
  }
}

/**
 * Sends messages to the function in every way that they can come twice or get lost, prints a line for each way, and
 * gives the number of lines that are wrong.
 */
export async function checkFunction(host: PagesDev, webhook: Webhook): Promise<number> {
  let failed = 0;
  const report = (name: string, facts: string, right: boolean) => {
    if (!right) failed += 1;
    console.log(`${right ? 'passed' : 'FAILED'}  ${name}: ${facts}`);
  };
  /** Of these messages: how many are in the database, and how many were passed on; once, and how often more. */
  const account = (name: string, keys: readonly string[]) => {
    const stored = host.messages().filter(({ key }) => keys.includes(key));
    const lost = keys.filter((key) => !stored.some((row) => row.key === key)).length;
    const doubled = stored.length - new Set(stored.map(({ message }) => message)).size;
    report(
      name,
      `${keys.length} sent, ${stored.length} stored, ${lost} lost, ${doubled} doubled`,
      stored.length === keys.length && lost === 0 && doubled === 0,
    );
  };

  const single = keysOf('one-after-the-other', 20);
  for (const key of single) await untilTaken(host.url, [key]);
  account('one after the other', single);

  const together = keysOf('at-once', 20);
  await Promise.all(together.flatMap((key) => [1, 2].map(() => untilTaken(host.url, [key]))));
  account('each two times at once', together);

  const restart = keysOf('restart', 20);
  const interrupted = restart.slice(0, 10);
  const sending = untilTaken(host.url, interrupted).then(() => untilTaken(host.url, restart));
  await pause(150);
  await host.stop();
  await host.start();
  await sending;
  account('a restart in between, all sent again after it', restart);

  const passedOn = () => webhook.got.map(({ key }) => key);
  const expected = [...single, ...together, ...restart];
  // Each answer takes up to five along.
  for (let count = 0; count < 40 && new Set(passedOn()).size < expected.length; count += 1) {
    await untilTaken(host.url, [single[0] ?? '']);
    await pause(100);
  }
  const waiting = expected.filter((key) => !passedOn().includes(key));
  const doubled = passedOn().length - new Set(passedOn()).size;
  report(
    'passed on to the webhook',
    `${expected.length - waiting.length} once, ${doubled} more than once, ${waiting.length} wait for their minute to be over`,
    // Whoever was to pass them on ended with the host.
    doubled === 0 && waiting.every((key) => interrupted.includes(key)),
  );

  webhook.answerWith(500);
  await untilTaken(host.url, ['webhook-down-1000']);
  account('while the webhook fails', ['webhook-down-1000']);
  webhook.answerWith(200);

  const refused: [string, number, Promise<number>][] = [
    ['no key', 422, post(host.url, 'refused-1000', { idempotency_key: undefined })],
    ['no message', 422, post(host.url, 'refused-1001', { message: ' ' })],
    ['5001 characters', 422, post(host.url, 'refused-1002', { message: '🥁'.repeat(5001) })],
    ['100 kB', 413, post(host.url, 'refused-1003', { more: 'a'.repeat(100_001) })],
    ['no JSON', 415, post(host.url, 'refused-1004', {}, { 'Content-Type': 'text/plain' })],
  ];
  for (const [name, status, answer] of refused) {
    report(`refused: ${name}`, `answer ${await answer}`, (await answer) === status);
  }
  const kept = host.messages().filter(({ key }) => key.startsWith('refused'));
  report('refused messages', `${kept.length} stored`, kept.length === 0);

  const flood = await Promise.all(
    keysOf('flood', 32).map((key) =>
      post(host.url, key, {}, { 'CF-Connecting-IP': '2001:db8::f100d' }),
    ),
  );
  const taken = flood.filter((status) => status === 200).length;
  const busy = flood.filter((status) => status === 429).length;
  report(
    '32 at once from one address',
    `${taken} taken, ${busy} asked to wait`,
    taken === 30 && busy === 2,
  );
  return failed;
}
