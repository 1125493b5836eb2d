import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { d1Store } from './d1-store.ts';
import { fakeD1 } from './fake-hosts.ts';
import { toWebhook } from './pass-on.ts';
import type { Kept } from './store.ts';

const server = createServer((request, response) => {
  let text = '';
  request.on('data', (chunk: Buffer) => (text += chunk.toString()));
  request.on('end', () => {
    got.push({ headers: request.headers, body: JSON.parse(text) as unknown });
    response.statusCode = status;
    response.end();
  });
});
const got: { headers: Record<string, unknown>; body: unknown }[] = [];
let status = 200;
let address = '';

before(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
after(() => {
  server.close();
  server.closeAllConnections();
});

const kept = (key: string): Kept => ({
  key,
  fields: { name: 'Ada', email: '', phone: '0803 123 4567', message: 'Hello' },
  writtenAt: '2026-01-31T09:30:00.000Z',
  arrivedAt: new Date().toISOString(),
});
const limit = { most: 9, since: 0 };

test('a webhook gets every message that waits, with its key, in words and in fields', async (t) => {
  const store = d1Store(fakeD1());
  for (const key of ['key-0001', 'key-0002']) await store.add(kept(key), 'somebody', limit);
  status = 500;
  await toWebhook({ address })(store);
  assert.equal(got.length, 1);
  // The first one is reserved for a minute.
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() + 61_000 });
  got.length = 0;
  status = 200;
  await toWebhook({ address, token: 'a-token' })(store);
  t.mock.timers.tick(3_600_000);
  await toWebhook({ address })(store);
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
  await toWebhook({ address: undefined })(store);
  await toWebhook({ address: 'http://127.0.0.1:1/' })(store);
  assert.equal((await store.claim(Date.now() + 61_000))?.key, 'key-0001');
});
