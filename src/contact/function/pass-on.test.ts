import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { d1Store } from './d1-store.ts';
import { fakeD1 } from '../../../tests/support/fake-d1.ts';
import { startServer } from '../../../tests/support/start-server.ts';
import { toMail } from './mail.ts';
import { passOnBy } from './pass-on.ts';
import type { Kept } from './store.ts';
import { toWebhook } from './webhook.ts';

const server = await startServer((request, response) => {
  let text = '';
  request.on('data', (chunk: Buffer) => (text += chunk.toString()));
  request.on('end', () => {
    got.push({ url: request.url, headers: request.headers, body: JSON.parse(text) as unknown });
    response.statusCode = status;
    response.end(JSON.stringify(answer));
  });
});
const got: { url?: string | undefined; headers: Record<string, unknown>; body: unknown }[] = [];
let status = 200;
let answer: unknown = {};
const address = `${server.url}/`;

after(() => server.close());

const kept = (key: string): Kept => ({
  key,
  fields: { name: 'Ada', email: '', phone: '0803 123 4567', message: 'Hello' },
  writtenAt: '2026-01-31T09:30:00.000Z',
  arrivedAt: new Date().toISOString(),
});
const webhook = (at: string | undefined, token?: string) =>
  passOnBy(toWebhook({ CONTACT_WEBHOOK: at, CONTACT_WEBHOOK_TOKEN: token }));

const limit = { most: 9, since: 0 };

test('a webhook gets every message that waits, with its key, in words and in fields', async (t) => {
  const logged = t.mock.method(console, 'error', () => {});
  const store = d1Store(fakeD1());
  for (const key of ['key-0001', 'key-0002']) await store.add(kept(key), 'somebody', limit);
  status = 500;
  await webhook(address)(store, kept('key-0001'));
  assert.equal(got.length, 1);
  assert.match(String(logged.mock.calls[0]?.arguments[1]), /The answer was 500/);
  // Both are reserved for a minute.
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() + 61_000 });
  got.length = 0;
  status = 200;
  await webhook(address, 'a-token')(store);
  t.mock.timers.tick(3_600_000);
  await webhook(address)(store);
  assert.equal(got.length, 2);
  assert.deepEqual(got[0]?.body, {
    text: 'Ada, 0803 123 4567\n\nHello',
    name: 'Ada',
    email: '',
    phone: '0803 123 4567',
    message: 'Hello',
    idempotency_key: 'key-0001',
    written_at: '2026-01-31T09:30:00.000Z',
  });
  const { 'idempotency-key': key, authorization } = got[0].headers;
  assert.deepEqual([key, authorization], ['key-0001', 'Bearer a-token']);
});

test('without a webhook, or with one that is gone, messages stay where they are kept', async (t) => {
  t.mock.method(console, 'error', () => {});
  const store = d1Store(fakeD1());
  await store.add(kept('key-0001'), 'somebody', limit);
  await webhook(undefined)(store);
  await webhook('http://127.0.0.1:1/')(store);
  assert.equal((await store.claim(Date.now() + 61_000))?.key, 'key-0001');
});

test('a mail is of the domain, says who wrote, and is answered to them; one that bounces waits', async (t) => {
  t.mock.method(console, 'error', () => {});
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() });
  const set = {
    CONTACT_MAIL_ACCOUNT: 'abc',
    CONTACT_MAIL_TOKEN: 'a-token',
    CONTACT_MAIL_TO: 'team@example.org',
    CONTACT_MAIL_FROM: 'site@example.org',
  };
  const mail = passOnBy(toMail(set, 'Message from {name}', address.slice(0, -1)));
  const store = d1Store(fakeD1());
  const fields = { name: 'A$&a\nBcc: x', email: 'ada@example.org', phone: '', message: 'Hello' };
  const message = { ...kept('key-0001'), fields };
  await store.add(message, 'somebody', limit);
  got.length = 0;
  answer = { success: true, result: { permanent_bounces: [set.CONTACT_MAIL_TO] } };
  await mail(store, message);
  t.mock.timers.tick(61_000);
  answer = {
    success: true,
    result: { delivered: [set.CONTACT_MAIL_TO], permanent_bounces: [], queued: [] },
  };
  await mail(store);
  t.mock.timers.tick(3_600_000);
  await mail(store);
  assert.equal(got.length, 2);
  const { url, headers, body } = got[1] ?? {};
  assert.deepEqual(
    [url, headers?.['authorization']],
    ['/accounts/abc/email/sending/send', 'Bearer a-token'],
  );
  assert.deepEqual(body, {
    to: set.CONTACT_MAIL_TO,
    from: set.CONTACT_MAIL_FROM,
    reply_to: 'ada@example.org',
    subject: 'Message from A$&a Bcc: x',
    text: 'A$&a\nBcc: x, ada@example.org\n\nHello',
  });
  assert.equal(toMail({ ...set, CONTACT_MAIL_FROM: undefined }, 'Message'), undefined);
});
