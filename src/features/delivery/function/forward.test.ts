import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { after, beforeEach, test } from 'node:test';
import { z } from 'zod';
import { fakeD1 } from '../../../../tests/support/fake-d1.ts';
import { startServer } from '../../../../tests/support/start-server.ts';
import { d1Store, type Store, type StoredMessage } from './d1-store.ts';
import { mailForwarder } from './mail.ts';
import { chatLength, chatText } from './message-text.ts';
import { forward, type Forwarder } from './forward.ts';
import { runSchedule } from './schedule.ts';
import { webhookForwarder } from './webhook.ts';

interface Received {
  url?: string | undefined;
  headers: Record<string, unknown>;
  body: Record<string, unknown>;
}
const received: Received[] = [];
/** The server's answers in turn; it repeats the last one. */
let answers: (number | object)[] = [];
/** The server's answer to some messages, whatever `answers` says. */
let answerTo: (body: Record<string, unknown>) => number | undefined = () => undefined;

const server = await startServer((request, response) => {
  let text = '';
  request.on('data', (chunk: Buffer) => (text += chunk.toString()));
  request.on('end', () => {
    const { url, headers } = request;
    const body = z.record(z.string(), z.unknown()).parse(JSON.parse(text));
    received.push({ url, headers, body });
    const answer = answerTo(body) ?? (answers.length > 1 ? answers.shift() : answers[0]);
    response.statusCode = typeof answer === 'number' ? answer : 200;
    if (response.statusCode >= 300 && response.statusCode < 400)
      response.setHeader('Location', '/elsewhere');
    response.end(JSON.stringify(answer));
  });
});
const address = `${server.url}/`;
const { host: passesTo } = new URL(address);

after(() => server.close());
beforeEach(() => {
  received.length = 0;
  answers = [200];
  answerTo = () => undefined;
});

const message = (key: string): StoredMessage => ({
  key,
  fields: { name: 'Ada', email: '', phone: '0803 123 4567', message: 'Hello' },
  writtenAt: '2026-01-31T09:30:00.000Z',
  arrivedAt: new Date().toISOString(),
});
const webhook = (token?: string, at = address, host: string | undefined = passesTo) =>
  webhookForwarder({ CONTACT_WEBHOOK: at, CONTACT_WEBHOOK_TOKEN: token }, host) ?? assert.fail();

async function storeWith(...messages: StoredMessage[]): Promise<Store> {
  const store = d1Store(fakeD1());
  for (const one of messages) await store.add(one, 'somebody', { max: 99, since: 0 });
  return store;
}

const options = { max: 5, within: 20_000, pauses: [0, 0, 0] };

/** Stores one message and passes it on. @returns how many wait then */
async function waitingAfter(forwarder: Forwarder, first = message('key-0001')): Promise<number> {
  const store = await storeWith(first);
  await forward(store, forwarder, { first, ...options });
  return (await store.count()).waiting;
}

const keysReceived = () => received.map(({ headers }) => headers['idempotency-key']);

test('posts a message to a webhook as text and as fields, with its key', async () => {
  assert.equal(await waitingAfter(webhook('a-token')), 0);
  assert.deepEqual(received[0]?.body, {
    text: 'Ada, 0803 123 4567\n\nHello',
    ...message('').fields,
    idempotency_key: 'key-0001',
    written_at: '2026-01-31T09:30:00.000Z',
  });
  assert.equal(received[0].headers['authorization'], 'Bearer a-token');
  assert.deepEqual(keysReceived(), ['key-0001']);
});

test('retries a failing webhook within the same call, with the same key', async () => {
  answers = [500, 503, 200];
  assert.equal(await waitingAfter(webhook()), 0);
  assert.deepEqual(keysReceived(), ['key-0001', 'key-0001', 'key-0001']);
});

for (const status of [301, 302, 303, 307, 308]) {
  test(`does not follow a redirect ${status}: the message waits`, async (t) => {
    const logged = t.mock.method(console, 'error', () => {});
    answers = [status];
    assert.equal(await waitingAfter(webhook()), 1);
    assert.deepEqual(new Set(received.map(({ url }) => url)), new Set(['/']));
    assert.match(String(logged.mock.calls[0]?.arguments[1]), /a redirect .*is not followed/);
  });
}

test('passes messages only to the host in the setting', async (t) => {
  const logged = t.mock.method(console, 'error', () => {});
  for (const [at, host, problem] of [
    [address, 'hook.example.org', /names hook\.example\.org/],
    [address, '', /does not name it as passesTo/],
    ['http://hook.example.org/', 'hook.example.org', /starts with https/],
    ['hook.example.org', 'hook.example.org', /starts with https/],
  ] as const) {
    assert.equal(await waitingAfter(webhook(undefined, at, host)), 1);
    assert.match(String(logged.mock.calls.at(-1)?.arguments[1]), problem);
  }
  assert.deepEqual(received, []);
});

const MINUTE = 60_000;

/** A call of the schedule. @returns its status, and what it says */
async function callSchedule(store: Store, Authorization: string, token = 'a-secret') {
  const init = { method: 'POST', headers: { Authorization } };
  const request = new Request('https://www.example.org/api/contact/waiting', init);
  const answer = await runSchedule(request, { store, forwarder: webhook(), token });
  return [answer.status, await answer.json()] as const;
}

test('passes on waiting messages for a schedule with the right token', async (t) => {
  t.mock.method(console, 'error', () => {});
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() });
  const keys = ['key-0001', 'key-0002', 'key-0003'];
  const store = await storeWith(...keys.map(message));
  for (const wrong of ['', 'Bearer another'])
    assert.equal((await callSchedule(store, wrong))[0], 401);
  assert.equal((await callSchedule(store, 'Bearer ', ''))[0], 401);
  const call = () => callSchedule(store, 'Bearer a-secret');
  // All three are claimed for a minute.
  assert.deepEqual(await call(), [200, { passedOn: 0, waiting: 3, setAside: 0 }]);
  t.mock.timers.tick(MINUTE);
  assert.deepEqual(await call(), [200, { passedOn: 3, waiting: 0, setAside: 0 }]);
  assert.deepEqual(keysReceived(), keys);
});

/** Times of the schedule's calls, every ten minutes, until what was received satisfies a condition. */
async function minutesUntil(condition: () => boolean, store: Store, tick: (ms: number) => void) {
  for (let minutes = 0; minutes < 3000; minutes += 10) {
    await callSchedule(store, 'Bearer a-secret');
    if (condition()) return minutes;
    tick(10 * MINUTE);
  }
  return assert.fail('not within fifty hours');
}

for (const status of [400, 413, 422, 403, 500])
  test(`thirty messages answered with ${status} hold up an honest one for at most half an hour`, async (t) => {
    t.mock.method(console, 'error', () => {});
    t.mock.timers.enable({ apis: ['Date'], now: Date.now() });
    const spam = Array.from({ length: 30 }, (_, index) => message(`spam-${1000 + index}`));
    const store = await storeWith(...spam, message('honest-0001'));
    t.mock.timers.tick(MINUTE);
    answerTo = ({ idempotency_key: key }) => (/^spam-\d+$/.test(String(key)) ? status : undefined);
    const isThere = () => keysReceived().includes('honest-0001');
    const minutes = await minutesUntil(isThere, store, (ms) => t.mock.timers.tick(ms));
    assert.ok(minutes <= 30, `${minutes} minutes`);
  });

test('tries a message again after 1, 2, 4 minutes and so on, at most every 256 minutes', async (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() });
  const store = await storeWith(message('key-0001'));
  const pauses = [];
  for (let minutes = 0, last = 0; pauses.length < 11; minutes += 1) {
    if (await store.claim(Date.now())) {
      pauses.push(minutes - last);
      last = minutes;
    }
    t.mock.timers.tick(MINUTE);
  }
  assert.deepEqual(pauses, [1, 2, 4, 8, 16, 32, 64, 128, 256, 256, 256]);
});

test('tries first what is due first, not what came first', async (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() });
  const store = await storeWith(message('old-0001'));
  t.mock.timers.tick(MINUTE);
  assert.equal((await store.claim(Date.now()))?.key, 'old-0001');
  await store.add(message('new-0001'), 'somebody', { max: 9, since: 0 });
  t.mock.timers.tick(2 * MINUTE);
  const order = [await store.claim(Date.now()), await store.claim(Date.now())];
  assert.deepEqual(
    order.map((claimed) => claimed?.key),
    ['new-0001', 'old-0001'],
  );
});

test('sets aside what is refused for good, once the team is told, without its words', async (t) => {
  t.mock.method(console, 'error', () => {});
  const database = new DatabaseSync(':memory:');
  const store = d1Store(fakeD1(database));
  const first = { ...message('key-0001'), arrivedAt: '2026-01-31T09:30:00.000Z' };
  await store.add(first, 'somebody', { max: 9, since: 0 });
  answers = [422, 200];
  await forward(store, webhook(), { first, ...options });
  assert.deepEqual(keysReceived(), ['key-0001', 'key-0001-set-aside'], 'tried once, then told');
  const { text, message: said } = received[1]?.body ?? {};
  assert.match(String(text), /^Contact form\n\n.*2026-01-31T09:30:00.000Z.*The answer was 422\./s);
  assert.doesNotMatch(String(text), /Ada|0803|Hello/);
  const [query = ''] = /SELECT .*$/.exec(String(said)) ?? [];
  assert.ok(String(text).endsWith(query), 'a chat shows the query as it can be entered');
  const [row] = database.prepare(query).all();
  assert.deepEqual([row?.['why'], row?.['message']], ['The answer was 422.', 'Hello']);
  assert.deepEqual(await store.count(), { waiting: 0, setAside: 1 });
  assert.equal(await store.claim(Date.now() + 9e9), undefined);
});

test('keeps a message waiting where even the notice is refused: the webhook may refuse all', async (t) => {
  t.mock.method(console, 'error', () => {});
  const store = await storeWith(message('key-0001'));
  answers = [400];
  await forward(store, webhook(), { first: message('key-0001'), ...options });
  assert.deepEqual(await store.count(), { waiting: 1, setAside: 0 });
  answers = [200];
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() + MINUTE });
  assert.equal(await forward(store, webhook(), options), 1);
});

test('stops where the webhook asks for a pause, and goes on at the next call', async (t) => {
  t.mock.method(console, 'error', () => {});
  const store = await storeWith(...['key-0001', 'key-0002', 'key-0003'].map(message));
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() + MINUTE });
  answers = [200, 429, 200];
  assert.equal(await forward(store, webhook(), options), 1);
  assert.deepEqual(keysReceived(), ['key-0001', 'key-0002']);
  assert.equal(await forward(store, webhook(), options), 1);
  assert.equal(keysReceived().at(-1), 'key-0003');
});

test('passes on and sets aside what a database of an earlier version holds', async () => {
  const database = new DatabaseSync(':memory:');
  // The tables of the first version.
  database.exec(`
    CREATE TABLE messages (
      key TEXT PRIMARY KEY, name TEXT NOT NULL, email TEXT NOT NULL, phone TEXT NOT NULL,
      message TEXT NOT NULL, written_at TEXT NOT NULL, arrived_at TEXT NOT NULL,
      arrived INTEGER NOT NULL, sender TEXT, passed_on_at TEXT,
      attempts INTEGER NOT NULL DEFAULT 0, free_at INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE INDEX waiting ON messages (arrived) WHERE passed_on_at IS NULL;
    INSERT INTO messages VALUES
      ('done-001', 'Ada', '', '1', 'One', '', '2026-01-31T09:30:00.000Z', 1, NULL, '2026-02-01', 1, 2),
      ('late-001', 'Bo', '', '2', 'Two', '', '2026-01-31T09:31:00.000Z', 2, NULL, NULL, 12, 3),
      ('next-001', 'Cy', '', '3', 'Three', '', '2026-01-31T09:32:00.000Z', 3, NULL, NULL, 1, 2)`);
  const store = d1Store(fakeD1(database));
  assert.deepEqual(await store.count(), { waiting: 2, setAside: 0 });
  assert.equal((await store.claim(Date.now()))?.fields.message, 'Three');
  const late = await store.claim(Date.now());
  assert.equal(late?.fields.message, 'Two');
  await store.setAside('late-001', Date.now(), 'The answer was 422.');
  await store.passedOn('next-001', Date.now());
  assert.deepEqual(await store.count(), { waiting: 0, setAside: 1 });
  assert.equal(database.prepare('SELECT 1 FROM messages').all().length, 3);
});

test('neutralises chat markup', () => {
  const text = (words: string) => {
    const fields = { name: 'Ada', email: 'first_last@example.org', phone: '', message: words };
    return chatText({ ...message('key-0001'), fields }, 4000);
  };
  assert.equal(text('Hello'), 'Ada, first_last@example.org\n\nHello');
  for (const [sent, forbidden] of [
    ['<!channel> <@U123> <https://evil.example|our bank>', /[<>]/],
    ['@everyone @here @channel', /@(everyone|here|channel)/],
    ['[our bank](https://evil.example)', /\]\(/],
    ['*bold* ~out~ _slanted_ `code` ```block``` ||hidden||', /[*~`]|\|\||(^|\s)_|_(\s|$)/],
    ['&lt;!channel&gt;', /&(?!amp;)/],
  ] as const) {
    const [, shown = ''] = text(sent).split('\n\n');
    assert.doesNotMatch(shown, forbidden);
  }
});

test('cuts what a chat does not take, and says where all of it is', async () => {
  const arrivedAt = '2026-01-31T09:30:00.000Z';
  const database = new DatabaseSync(':memory:');
  const store = d1Store(fakeD1(database));
  for (const [host, words, longest] of [
    ['discord.com', 'é'.repeat(5000), 2000],
    ['canary.discord.com', '&'.repeat(5000), 2000],
    ['api.telegram.org', '🥁'.repeat(5000), 4000],
    ['hooks.slack.com', 'x🥁'.repeat(2500), 4000],
  ] as const) {
    const fields = { ...message('').fields, message: words };
    const text = chatText({ ...message('key-0001'), fields, arrivedAt }, chatLength(host));
    assert.ok(text.length <= longest && text.length > longest - 10, `${text.length}`);
    assert.ok(text.isWellFormed(), 'no character is cut in two');
    assert.doesNotMatch(text, /&(?!amp;)/, 'no sign is cut in two');
    const [, query = ''] = /(SELECT .*)]$/.exec(text) ?? [];
    const key = `key-${host}`;
    await store.add({ ...message(key), fields, arrivedAt }, 'somebody', { max: 9, since: 0 });
    assert.equal(database.prepare(query).all().at(-1)?.['message'], words);
  }
  const long = {
    ...message('key-0002'),
    fields: { ...message('').fields, message: 'é'.repeat(5000) },
  };
  await waitingAfter(webhook(), long);
  const { text, message: whole } = received[0]?.body ?? {};
  assert.ok(String(text).length <= 4000);
  assert.equal(whole, long.fields.message, 'a program gets all of it');
});

const MAIL = {
  CONTACT_MAIL_ACCOUNT: 'abc',
  CONTACT_MAIL_TOKEN: 'a-token',
  CONTACT_MAIL_TO: 'team@example.org',
  CONTACT_MAIL_FROM: 'site@example.org',
};

test('mails a message with the visitor as reply-to, and keeps one that bounces', async (t) => {
  t.mock.method(console, 'error', () => {});
  const mail = mailForwarder(MAIL, 'Message from {name}', address.slice(0, -1));
  assert.ok(mail);
  const fields = { name: 'A$&a', email: 'ada@example.org', phone: '', message: '*Hello* <3' };
  const first = { ...message('key-0001'), fields };
  const bounced = { success: true, result: { permanent_bounces: [MAIL.CONTACT_MAIL_TO] } };
  const delivered = { success: true, result: { permanent_bounces: [] } };
  answers = [bounced];
  assert.equal(await waitingAfter(mail, first), 1);
  answers = [delivered];
  assert.equal(await waitingAfter(mail, first), 0);
  const { url, headers, body } = received.at(-1) ?? {};
  assert.deepEqual(
    [url, headers?.['authorization']],
    ['/accounts/abc/email/sending/send', 'Bearer a-token'],
  );
  assert.deepEqual(body, {
    to: MAIL.CONTACT_MAIL_TO,
    from: MAIL.CONTACT_MAIL_FROM,
    reply_to: 'ada@example.org',
    subject: 'Message from A$&a',
    text: 'A$&a, ada@example.org\n\n*Hello* <3',
  });
  assert.equal(mailForwarder({ ...MAIL, CONTACT_MAIL_FROM: undefined }, 'Message'), undefined);
});

test('mails without reply-to what no mail can be answered to, or the service does not take', async (t) => {
  t.mock.method(console, 'error', () => {});
  const mail = mailForwarder(MAIL, 'From {name}', address.slice(0, -1)) ?? assert.fail();
  const delivered = { success: true, result: { permanent_bounces: [] } };
  const send = (email: string) =>
    waitingAfter(mail, { ...message('key-0001'), fields: { ...message('').fields, email } });
  answers = [delivered];
  for (const email of [
    '.ada@example.org',
    'ada.@example.org',
    'a..da@example.org',
    `${'a'.repeat(65)}@example.org`,
    `ada@${'a'.repeat(64)}.org`,
    'ada@192.0.2.1',
    '',
  ]) {
    assert.equal(await send(email), 0);
    const { reply_to, text } = received.at(-1)?.body ?? {};
    assert.deepEqual([reply_to, String(text).includes(email)], [undefined, true], email);
  }
  for (const email of [
    `${'a'.repeat(64)}@example.org`,
    "o'brien+x@mail.example.org",
    'a.b_c@xn--e1afmkfd.xn--p1ai',
  ]) {
    assert.equal(await send(email), 0);
    assert.equal(received.at(-1)?.body['reply_to'], email);
  }
  answerTo = ({ reply_to }) => (reply_to ? 400 : undefined);
  received.length = 0;
  assert.equal(await send('ada@example.org'), 0);
  assert.deepEqual(
    received.map(({ body }) => [body['subject'], body['reply_to']]),
    [
      ['From Ada', 'ada@example.org'],
      ['From Ada', undefined],
    ],
  );
});
