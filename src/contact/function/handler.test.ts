import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { d1Store } from './d1-store.ts';
import { fakeD1 } from '../../../tests/support/fake-d1.ts';
import { takeMessage } from './handler.ts';
import type { Kept, Store } from './store.ts';

const settings = {
  honeypotField: '_gotcha',
  subject: 'From {name}',
  languages: [
    { thankYou: '/thank-you', refused: 'Not accepted.' },
    { thankYou: '/fr/thank-you', refused: 'Pas accepté.' },
  ],
};
const HELLO = { name: 'Ada', email: 'ada@example.org', phone: '', message: 'Hello' };
const HOUR = 3_600_000;

interface Sent {
  body?: unknown;
  headers?: Record<string, string>;
  address?: string;
}

/** A host, and what becomes of the messages that it takes. */
function host(store: Store) {
  const later: Promise<unknown>[] = [];
  const passedOn: Kept[] = [];
  const webhook = { takes: true };
  const passOn = async (from: Store, reserved?: Kept) => {
    const message = reserved ?? (await from.claim(Date.now()));
    if (!message || !webhook.takes) return;
    passedOn.push(message);
    await from.passedOn(message.key, Date.now());
  };
  const send = async ({ body, headers, address = '192.0.2.1' }: Sent) => {
    const isText = typeof body === 'string';
    const response = await takeMessage(
      new Request('https://www.example.org/api/contact', {
        method: 'POST',
        headers: {
          Accept: 'application/json',
          'Content-Type': 'application/json',
          ...headers,
        },
        body: isText ? body : JSON.stringify(body),
      }),
      settings,
      { store, passOn, address, later: (work) => later.push(work) },
    );
    await Promise.all(later);
    return response;
  };
  const message = (key: string, change = {}) => ({ ...HELLO, idempotency_key: key, ...change });
  return { send, message, passedOn, webhook };
}

test('a message that comes twice, after or beside itself, is kept and passed on once', async () => {
  const { send, message, passedOn } = host(d1Store(fakeD1()));
  const body = message('key-0001', { message: ' Ẹ káàsán 🥁 ' });
  const answers = await Promise.all([1, 2, 3].map(() => send({ body })));
  answers.push(await send({ body, headers: { 'Idempotency-Key': 'key-0001' } }));
  for (const answer of answers)
    assert.deepEqual([answer.status, await answer.json()], [200, { ok: true }]);
  assert.deepEqual(
    passedOn.map(({ key, fields }) => [key, fields.message]),
    [['key-0001', 'Ẹ káàsán 🥁']],
  );
});

test('what could not be passed on waits, and goes out beside a later message', async (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() });
  const { send, message, passedOn, webhook } = host(d1Store(fakeD1()));
  webhook.takes = false;
  assert.equal((await send({ body: message('key-0001') })).status, 200);
  webhook.takes = true;
  // Somebody may still be at the first one.
  await send({ body: message('key-0002') });
  t.mock.timers.tick(61_000);
  await send({ body: message('key-0003') });
  await send({ body: message('key-0003') });
  assert.deepEqual(passedOn.map(({ key }) => key).sort(), ['key-0001', 'key-0002', 'key-0003']);
});

test('of two that look for a message to pass on, one gets it', async () => {
  const store = d1Store(fakeD1());
  const { send, message, webhook, passedOn } = host(store);
  webhook.takes = false;
  await send({ body: message('key-0001') });
  const later = Date.now() + HOUR;
  const claims = await Promise.all([store.claim(later), store.claim(later)]);
  assert.equal(claims.filter(Boolean).length, 1);
  assert.deepEqual(passedOn, []);
});

test('at most thirty an hour come from one address; a known one is never sent away', async (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() });
  const { send, message } = host(d1Store(fakeD1()));
  const statuses = [];
  for (let count = 0; count < 31; count += 1) {
    t.mock.timers.tick(1000);
    const { status, headers } = await send({ body: message(`key-${1000 + count}`) });
    statuses.push([status, headers.get('Retry-After')]);
  }
  assert.deepEqual(statuses.slice(29), [
    [200, null],
    [429, '900'],
  ]);
  assert.equal((await send({ body: message('key-1000') })).status, 200);
  assert.equal((await send({ body: message('key-2000'), address: '192.0.2.2' })).status, 200);
  t.mock.timers.tick(HOUR);
  assert.equal((await send({ body: message('key-1030') })).status, 200);
});

test('what is no message is refused, and nothing of it kept', async () => {
  const database = new DatabaseSync(':memory:');
  const { send, message } = host(d1Store(fakeD1(database)));
  const key = 'key-0001';
  const refused: [number, Sent][] = [
    [400, { body: '{"name":' }],
    [400, { body: '[]' }],
    [413, { body: message(key, { more: 'a'.repeat(100_001) }) }],
    [415, { body: 'Hello', headers: { 'Content-Type': 'text/plain' } }],
    [422, { body: HELLO }],
    [422, { body: message('no good key') }],
    [422, { body: message(key), headers: { 'Idempotency-Key': 'key-0002' } }],
    [422, { body: message(key, { message: ' ' }) }],
    [422, { body: message(key, { email: 'ada', phone: '' }) }],
    [422, { body: message(key, { message: 'a'.repeat(5001) }) }],
    [422, { body: message(key, { name: ['Ada'] }) }],
    [422, { body: message(key, { _gotcha: 'https://spam.example' }) }],
  ];
  for (const [status, sent] of refused) {
    const answer = await send(sent);
    assert.equal(answer.status, status, JSON.stringify(sent).slice(0, 200));
    assert.equal(((await answer.json()) as { ok: boolean }).ok, false);
  }
  assert.equal((await send({ body: message(key, { message: '🥁'.repeat(5000) }) })).status, 200);
  assert.deepEqual(
    database
      .prepare('SELECT key, length(message) AS length FROM messages')
      .all()
      .map((row) => ({ ...row })),
    [{ key, length: 5000 }],
  );
});

test('a form without script ends on the thank-you page, and the same words sent again are one message', async () => {
  const { send, passedOn } = host(d1Store(fakeD1()));
  const headers = { Accept: 'text/html', 'Content-Type': 'application/x-www-form-urlencoded' };
  const form = (change = {}) =>
    new URLSearchParams({ ...HELLO, _gotcha: '', ...change }).toString();
  for (const body of [form(), form(), form({ message: 'More' })]) {
    const answer = await send({ body, headers });
    assert.deepEqual([answer.status, answer.headers.get('Location')], [303, '/thank-you']);
  }
  assert.deepEqual(
    passedOn.map(({ fields }) => fields.message),
    ['Hello', 'More'],
  );
  const Referer = 'https://www.example.org/fr/contact-us';
  const french = await send({ body: form(), headers: { ...headers, Referer } });
  assert.equal(french.headers.get('Location'), '/fr/thank-you');
  const sentences = { 'contact-us': 'Not accepted.', 'fr/contact-us': 'Pas accepté.' };
  for (const [page, sentence] of Object.entries(sentences)) {
    const from = { ...headers, Referer: `https://www.example.org/${page}` };
    const refused = await send({ body: form({ email: '' }), headers: from });
    assert.deepEqual([refused.status, await refused.text()], [422, sentence]);
  }
});

test('where nothing can be stored the answer is to come back later', async (t) => {
  t.mock.method(console, 'error', () => {});
  const { send, message } = host(d1Store(undefined as never));
  const { status, headers } = await send({ body: message('key-0001') });
  assert.deepEqual([status, headers.get('Retry-After')], [503, '60']);
});

test('no address of a visitor is kept, and who sent what is forgotten after an hour', async (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() });
  const database = new DatabaseSync(':memory:');
  const { send, message } = host(d1Store(fakeD1(database)));
  const senders = () =>
    database.prepare('SELECT count(sender) AS count FROM messages').get()?.['count'];
  await send({ body: message('key-0001') });
  assert.equal(senders(), 1);
  const everything = JSON.stringify(database.prepare('SELECT * FROM messages').all());
  assert.doesNotMatch(everything, /192\.0\.2/);
  t.mock.timers.tick(HOUR + 1000);
  await send({ body: message('key-0002'), address: '192.0.2.2' });
  assert.equal(senders(), 1);
});
