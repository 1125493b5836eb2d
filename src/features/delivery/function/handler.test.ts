import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { fakeD1 } from '../../../../tests/support/fake-d1.ts';
import { senderOf } from './sender.ts';
import { d1Store, type Store, type StoredMessage } from './d1-store.ts';
import { takeMessage } from './handler.ts';

const settings = {
  subject: 'From {name}',
  languages: [
    { thankYou: '/thank-you', refused: 'Not accepted.' },
    { thankYou: '/fr/thank-you', refused: 'Pas accepté.' },
  ],
};
const HELLO = { name: 'Ada', email: 'ada@example.org', phone: '', message: 'Hello' };
const HOUR = 3_600_000;

interface SentRequest {
  body?: unknown;
  headers?: Record<string, string>;
  address?: string;
}

/** The function with a store, and the messages that were claimed for passing on. */
function host(store: Store = d1Store(fakeD1())) {
  const claimed: StoredMessage[] = [];
  const send = ({ body, headers, address = '192.0.2.1' }: SentRequest) =>
    takeMessage(
      new Request('https://www.example.org/api/contact', {
        method: 'POST',
        headers: {
          Accept: 'application/json',
          'Content-Type': 'application/json',
          'CF-Connecting-IP': address,
          ...headers,
        },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
      { store, settings, secret: 'a-secret' },
      (stored) => stored && claimed.push(stored),
    );
  const message = (key: string, change = {}) => ({ ...HELLO, idempotency_key: key, ...change });
  return { send, message, claimed };
}

const FORM = { Accept: 'text/html', 'Content-Type': 'application/x-www-form-urlencoded' };
const form = (change = {}) => new URLSearchParams({ ...HELLO, _gotcha: '', ...change }).toString();

test('stores a duplicate message once, whether it comes later or at the same time, for one caller', async () => {
  const store = d1Store(fakeD1());
  const { send, message, claimed } = host(store);
  const body = message('key-0001', { message: ' Ẹ káàsán 🥁 ' });
  const answers = await Promise.all([1, 2, 3].map(() => send({ body })));
  answers.push(await send({ body, headers: { 'Idempotency-Key': 'key-0001' } }));
  for (const answer of answers)
    assert.deepEqual([answer.status, await answer.json()], [200, { ok: true }]);
  assert.deepEqual(
    claimed.map(({ key, fields }) => [key, fields.message]),
    [['key-0001', 'Ẹ káàsán 🥁']],
  );
  const later = Date.now() + HOUR;
  const claims = await Promise.all([store.claim(later), store.claim(later)]);
  assert.equal(claims.filter(Boolean).length, 1, 'one of two callers claims it');
});

test('takes thirty messages an hour from one address, and known ones always', async (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: Date.parse('2026-01-31T09:30:00Z') });
  const { send, message } = host();
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

test('takes thirty of sixty simultaneous messages from one network', async () => {
  const { send, message } = host();
  const addresses = Array.from({ length: 60 }, (_, index) =>
    index % 2 ? `2001:db8:0:2:${index}::1` : `2001:0DB8::2:0:0:0:${index}`,
  );
  const sent = addresses.map((address, index) =>
    send({ body: message(`key-${1000 + index}`), address }),
  );
  const statuses = (await Promise.all(sent)).map(({ status }) => status);
  for (const expected of [200, 429])
    assert.equal(statuses.filter((status) => status === expected).length, 30);
});

test('counts an IPv4 address that is written as IPv6 as the same sender', async () => {
  const sender = (address: string) => senderOf(address, '2026-01-31', 'secret');
  assert.equal(await sender('::ffff:192.0.2.1'), await sender('192.0.2.1'));
  assert.notEqual(await sender('::ffff:192.0.2.1'), await sender('::ffff:192.0.2.2'));
});

test('refuses and does not store what is not a message, or comes from another site', async () => {
  const database = new DatabaseSync(':memory:');
  const { send, message } = host(d1Store(fakeD1(database)));
  const key = 'key-0001';
  const body = message(key, { message: '🥁'.repeat(5000) });
  const here = 'https://www.example.org';
  const cases: [number, SentRequest][] = [
    [400, { body: '{"name":' }],
    [400, { body: '[]' }],
    [413, { body: message(key, { more: 'a'.repeat(100_001) }) }],
    [415, { body: 'Hello', headers: { 'Content-Type': 'text/plain' } }],
    [422, { body: HELLO }],
    [422, { body: message('no good key') }],
    [422, { body: message(key), headers: { 'Idempotency-Key': 'key-0002' } }],
    [422, { body: message(key, { message: ' ' }) }],
    [422, { body: message(key, { name: '\u202e\u0000' }) }],
    [422, { body: message(key, { email: 'ada', phone: '' }) }],
    [422, { body: message(key, { message: 'a'.repeat(5001) }) }],
    [422, { body: message(key, { name: ['Ada'] }) }],
    [422, { body: message(key, { _gotcha: 'https://spam.example' }) }],
    [403, { body, headers: { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' } }],
    [403, { body, headers: { 'Sec-Fetch-Site': 'same-site', Origin: 'https://blog.example.org' } }],
    [403, { body, headers: { Origin: 'https://evil.example' } }],
    [403, { body, headers: { Origin: 'http://www.example.org' } }],
    [403, { body, headers: { Origin: 'null' } }],
    [403, { body, headers: { Referer: 'https://evil.example/form' } }],
    [200, { body }],
    [200, { body, headers: { 'Sec-Fetch-Site': 'same-origin', Origin: here } }],
    // A page that sends no referrer.
    [200, { body, headers: { 'Sec-Fetch-Site': 'same-origin', Origin: 'null' } }],
    [200, { body, headers: { Origin: here } }],
    [200, { body, headers: { Referer: `${here}/contact-us` } }],
  ];
  for (const [status, sent] of cases) {
    const answer = await send(sent);
    assert.equal(answer.status, status, JSON.stringify(sent).slice(0, 200));
    assert.partialDeepStrictEqual(await answer.json(), { ok: status === 200 });
  }
  const rows = database.prepare('SELECT key, length(message) AS length FROM messages').all();
  assert.deepEqual({ ...rows[0], count: rows.length }, { key, length: 5000, count: 1 });
});

test('cleans names, texts and times', async () => {
  const { send, message, claimed } = host();
  const written_at = '2026-01-31T09:30:00.000Z';
  for (const [index, [sent, stored]] of [
    [{ name: 'Ada\r\nBcc: x\u0000' }, { name: 'Ada Bcc: x' }],
    [{ name: '\u202egpj.exe\u202c \u2066A\u2069' }, { name: 'gpj.exe A' }],
    [{ message: 'one\r\ntwo\rthree\u0000\u200e' }, { message: 'one\ntwo\nthree' }],
    [{ message: '\ud800 half' }, { message: '\ufffd half' }],
    [{ phone: '\u202a+٢٣٤ ٨٠٣\u2011١٢٣٤\u202c' }, { phone: '+234 803-1234' }],
    [{ written_at }, { written_at }],
    [{ written_at: '2026-01-31T10:30:00+01:00' }, { written_at }],
    ...['2026-02-31T99:30:00Z', '2026-01-31T10:30', '<!channel>', 5].map((no) => [
      { written_at: no },
      {},
    ]),
  ].entries()) {
    await send({ body: message(`key-${1000 + index}`, sent) });
    const { fields, writtenAt } = claimed.at(-1) ?? assert.fail();
    assert.deepEqual({ ...fields, written_at: writtenAt }, { ...HELLO, written_at: '', ...stored });
  }
});

test('redirects a form without script, and stores the same text once', async () => {
  const { send, claimed } = host();
  const Origin = 'https://www.example.org';
  for (const body of [form(), form(), form({ message: 'More' })]) {
    const answer = await send({ body, headers: { ...FORM, Origin } });
    assert.deepEqual([answer.status, answer.headers.get('Location')], [303, '/thank-you']);
  }
  // A browser ends each line with CR LF, which must not count as two characters.
  const lines = 'a\r\n'.repeat(2500).trimEnd();
  assert.equal((await send({ body: form({ message: lines }), headers: FORM })).status, 303);
  await send({ body: form({ message: lines.replaceAll('\r', '') }), headers: FORM });
  assert.deepEqual(
    claimed.map(({ fields }) => fields.message.length),
    [5, 4, 4999],
  );
  const Referer = 'https://www.example.org/fr/contact-us';
  const french = await send({ body: form(), headers: { ...FORM, Referer } });
  assert.equal(french.headers.get('Location'), '/fr/thank-you');
  const sentences = { 'contact-us': 'Not accepted.', 'fr/contact-us': 'Pas accepté.' };
  for (const [page, sentence] of Object.entries(sentences)) {
    const headers = { ...FORM, Referer: `https://www.example.org/${page}` };
    const refused = await send({ body: form({ email: '' }), headers });
    assert.deepEqual([refused.status, await refused.text()], [422, sentence]);
  }
});

test('answers 503 with Retry-After if nothing can be stored', async (t) => {
  t.mock.method(console, 'error', () => {});
  const { send, message } = host(
    d1Store({ prepare: () => assert.fail('no database'), batch: () => assert.fail('no database') }),
  );
  const { status, headers } = await send({ body: message('key-0001') });
  assert.deepEqual([status, headers.get('Retry-After')], [503, '60']);
});

test('stores the messages of others although a visitor leaves while the tables are made', async () => {
  const database = fakeD1();
  const arrival = Promise.withResolvers<undefined>();
  let isFirst = true;
  const store = d1Store({
    prepare: (sql) => database.prepare(sql),
    // Where a visitor leaves, Cloudflare ends the request: what it waits for never settles.
    batch(statements) {
      if (!isFirst) return database.batch(statements);
      isFirst = false;
      arrival.resolve(undefined);
      return Promise.withResolvers<never>().promise;
    },
  });
  const { send, message } = host(store);
  void send({ body: message('gone-0001') });
  // Otherwise the other message may be the first to get there.
  await arrival.promise;
  const signal = AbortSignal.timeout(60_000);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('The message waits for ever.')));
  });
  const answer = await Promise.race([send({ body: message('key-0001') }), late]);
  assert.equal(answer.status, 200);
});

test('stores no address, only a hash that changes daily', async (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: Date.parse('2026-01-31T23:50:00Z') });
  const database = new DatabaseSync(':memory:');
  const { send, message } = host(d1Store(fakeD1(database)));
  const senders = () =>
    database
      .prepare('SELECT sender FROM messages ORDER BY arrived')
      .all()
      .map(({ sender }) => sender);
  for (const [key, pause] of Object.entries({ 'key-0001': 0, 'key-0002': 0, 'key-0003': 20 })) {
    t.mock.timers.tick(pause * 60_000);
    await send({ body: message(key) });
  }
  const [first, second, third] = senders();
  assert.equal(first, second);
  assert.notEqual(first, third);
  const everything = JSON.stringify(database.prepare('SELECT * FROM messages').all());
  assert.doesNotMatch(everything, /192\.0\.2/);
  t.mock.timers.tick(HOUR + 1000);
  await send({ body: message('key-0004') });
  assert.deepEqual(senders().slice(0, 3), [null, null, null]);
});
