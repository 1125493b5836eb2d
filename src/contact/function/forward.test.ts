import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import { fakeD1 } from '../../../tests/support/fake-d1.ts';
import { startServer } from '../../../tests/support/start-server.ts';
import { d1Store, type Store, type StoredMessage } from './d1-store.ts';
import { mailForwarder } from './mail.ts';
import { chatText } from './message-text.ts';
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

const server = await startServer((request, response) => {
  let text = '';
  request.on('data', (chunk: Buffer) => (text += chunk.toString()));
  request.on('end', () => {
    const { url, headers } = request;
    received.push({ url, headers, body: JSON.parse(text) as Record<string, unknown> });
    const answer = answers.length > 1 ? answers.shift() : answers[0];
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
  for (const one of messages) await store.add(one, 'somebody', { max: 9, since: 0 });
  return store;
}

const pauses = [0, 0, 0];

/** Stores one message and passes it on. @returns how many wait then */
async function waitingAfter(forwarder: Forwarder, first = message('key-0001')): Promise<number> {
  const store = await storeWith(first);
  await forward(store, forwarder, { first, max: 5, pauses });
  return store.countWaiting();
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
    [address, '', /has no passesTo that names it/],
    ['http://hook.example.org/', 'hook.example.org', /starts with https/],
    ['hook.example.org', 'hook.example.org', /starts with https/],
  ] as const) {
    assert.equal(await waitingAfter(webhook(undefined, at, host)), 1);
    assert.match(String(logged.mock.calls.at(-1)?.arguments[1]), problem);
  }
  assert.deepEqual(received, []);
});

test('passes on waiting messages for a schedule with the right token', async (t) => {
  t.mock.method(console, 'error', () => {});
  const keys = ['key-0001', 'key-0002', 'key-0003'];
  const store = await storeWith(...keys.map(message));
  answers = [500];
  await forward(store, webhook(), { first: message('key-0001'), max: 5, pauses });
  const call = async (Authorization: string, token: string | undefined = 'a-secret') => {
    const init = { method: 'POST', headers: { Authorization } };
    const request = new Request('https://www.example.org/api/contact/waiting', init);
    const answer = await runSchedule(request, { store, forwarder: webhook(), token }, pauses);
    return [answer.status, (await answer.json()) as object];
  };
  for (const wrong of ['', 'Bearer another']) assert.equal((await call(wrong))[0], 401);
  assert.equal((await call('Bearer ', ''))[0], 401);
  answers = [200];
  // All three are claimed for a minute.
  assert.deepEqual(await call('Bearer a-secret'), [200, { passedOn: 0, waiting: 3 }]);
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() + 61_000 });
  received.length = 0;
  assert.deepEqual(await call('Bearer a-secret'), [200, { passedOn: 3, waiting: 0 }]);
  assert.deepEqual(keysReceived(), keys);
});

test('neutralises chat markup', () => {
  const text = (words: string) =>
    chatText({ name: 'Ada', email: 'first_last@example.org', phone: '', message: words });
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

test('mails a message with the visitor as reply-to, and keeps one that bounces', async (t) => {
  t.mock.method(console, 'error', () => {});
  const variables = {
    CONTACT_MAIL_ACCOUNT: 'abc',
    CONTACT_MAIL_TOKEN: 'a-token',
    CONTACT_MAIL_TO: 'team@example.org',
    CONTACT_MAIL_FROM: 'site@example.org',
  };
  const mail = mailForwarder(variables, 'Message from {name}', address.slice(0, -1));
  assert.ok(mail);
  const fields = { name: 'A$&a', email: 'ada@example.org', phone: '', message: '*Hello* <3' };
  const first = { ...message('key-0001'), fields };
  const bounced = { success: true, result: { permanent_bounces: [variables.CONTACT_MAIL_TO] } };
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
    to: variables.CONTACT_MAIL_TO,
    from: variables.CONTACT_MAIL_FROM,
    reply_to: 'ada@example.org',
    subject: 'Message from A$&a',
    text: 'A$&a, ada@example.org\n\n*Hello* <3',
  });
  assert.equal(mailForwarder({ ...variables, CONTACT_MAIL_FROM: undefined }, 'Message'), undefined);
});
