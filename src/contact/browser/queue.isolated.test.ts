import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type { Fields } from '../fields.ts';
import {
  A,
  B,
  device,
  endpoint,
  entries,
  finishSlow,
  posts,
  replies,
  startAgain,
  stored,
  type Reply,
} from '../../../tests/support/fake-browser.ts';
import { addMessage, isKept, keptMessages, readMessage, type Message } from './outbox.ts';
import { startQueue, type Became, type Queue } from './queue.ts';

const HELLO: Fields = { name: 'Ada', email: 'ada@example.org', phone: '', message: 'Hello' };

/** A tab that shows the form, and what it was told. */
function openTab(addresses: string[] = [A, B]) {
  const told: [Became, string][] = [];
  const queue = startQueue(
    { ...endpoint, addresses },
    { changed() {}, became: (_, became, where) => told.push([became, where]) },
  );
  return { ...queue, told };
}

/** Keeps a message and tries it once. */
async function submit(queue: Pick<Queue, 'send'>, fields = HELLO): Promise<[string, Became]> {
  const { id } = addMessage(fields);
  return [id, await queue.send(id)];
}

const answers = (first: Reply, second: Reply) =>
  Object.assign(replies, { [A]: first, [B]: second });
const where = () => stored.map(([address]) => address);
const keep = (id: string, entry: unknown) =>
  entries.set(`contact-message:${id}`, JSON.stringify(entry));

beforeEach(startAgain);

test('a message is forgotten once an address has stored it', async () => {
  const [, became] = await submit(openTab());
  assert.equal(became, 'sent');
  assert.deepEqual(where(), [A]);
  assert.equal(entries.size, 0);
});

test('"Send now" asks nobody but the address that may have the message', async () => {
  const tab = openTab();
  answers('stores, cuts', 'stores');
  const [id, became] = await submit(tab);
  assert.equal(became, 'waiting');
  answers(503, 'stores');
  await tab.retry(id);
  answers('stores', 'stores');
  await tab.retry(id);
  assert.deepEqual(where(), [A]);
  assert.equal(keptMessages().length, 0);
});

test('"Send now" asks every address again where none can have the message', async () => {
  const tab = openTab();
  answers(503, 503);
  const [id] = await submit(tab);
  answers(503, 'stores');
  await tab.retry(id);
  assert.deepEqual(where(), [B]);
});

test('what another tab found out while a message was on its way is not written over', async () => {
  const tab = openTab();
  answers('slow', 'stores');
  const sent = submit(tab);
  await new Promise((resolve) => setTimeout(resolve, 10));
  // The visitor's other tab deletes everything; what comes back must not bring it to life.
  entries.clear();
  finishSlow();
  await sent;
  assert.equal(entries.size, 0);
});

test('addresses that cannot be reached are all asked again, in their order', async () => {
  const tab = openTab();
  answers('unreachable', 'unreachable');
  const [id, became] = await submit(tab);
  assert.equal(became, 'waiting');
  assert.equal(readMessage(id)?.unsure, undefined);
  assert.deepEqual(posts, []);
  answers('stores', 'unreachable');
  await tab.retry(id);
  assert.deepEqual(where(), [A]);
});

test('a network that is cut after the first address took a message binds it to that one', async () => {
  const tab = openTab();
  answers('stores, cuts', 'unreachable');
  const [id] = await submit(tab);
  answers('unreachable', 'stores');
  await tab.retry(id);
  assert.deepEqual(where(), [A]);
  assert.equal(keptMessages().length, 1);
});

test('a redirect is no answer: the message is kept, and only the visitor sends it again', async () => {
  const tab = openTab();
  answers('redirects', 'stores');
  const [id, became] = await submit(tab);
  assert.equal(became, 'unclear');
  assert.equal(readMessage(id)?.state, 'unclear');
  tab.wake();
  await new Promise((resolve) => setTimeout(resolve, 150));
  assert.deepEqual(posts, [A]);
  answers('stores', 'stores');
  await tab.retry(id);
  assert.deepEqual(where(), [A]);
});

for (const [status, expected] of [
  [200, 'sent'],
  [201, 'sent'],
  [204, 'sent'],
  ...[400, 401, 403, 404, 405, 409, 410, 413, 415, 418, 422, 451].map((no) => [no, 'refused']),
  ...[408, 425, 429, 500, 501, 502, 503, 504].map((later) => [later, 'waiting']),
] as [number, Became][]) {
  test(`status ${status}: ${expected}`, async () => {
    const reply = status === 204 ? new Response(null, { status }) : status;
    answers(reply, reply);
    const [id, became] = await submit(openTab());
    assert.equal(became, expected);
    assert.equal(readMessage(id)?.unsure, undefined);
  });
}

test('a message that another tab is sending is neither sent twice nor deleted', async () => {
  const [one, other] = [openTab(), openTab()];
  answers('slow', 'stores');
  const sending = submit(one);
  await new Promise((resolve) => setTimeout(resolve, 10));
  const [id, became] = await submit(other);
  assert.equal(became, 'taken');
  const removed = other.remove(id);
  finishSlow();
  assert.equal((await sending)[1], 'sent');
  assert.equal(await removed, undefined);
  assert.deepEqual(posts, [A]);
});

test('the other tab hears what became of it', () => {
  const other = openTab();
  const { id } = addMessage(HELLO);
  const text = (state: Message['state']) => JSON.stringify({ ...readMessage(id), state });
  other.heard(`contact-message:${id}`, text('sending'));
  other.heard(`contact-message:${id}`, text('waiting'));
  other.heard(`contact-message:${id}`, text('sent'));
  other.heard(`contact-message:${id}`, null);
  other.heard('contact-message:x', 'null');
  assert.deepEqual(other.told, [
    ['waiting', 'elsewhere'],
    ['sent', 'elsewhere'],
    ['gone', 'elsewhere'],
  ]);
});

test('who deletes a message learns whether it may have arrived', async () => {
  const tab = openTab();
  answers(503, 503);
  const [no] = await submit(tab);
  assert.equal((await tab.remove(no))?.unsure, undefined);
  answers('stores, cuts', 503);
  const [perhaps] = await submit(tab);
  assert.equal((await tab.remove(perhaps))?.unsure, A);
  assert.equal(entries.size, 0);
});

test('the same text keeps its key until it is known to be sent', async () => {
  const tab = openTab();
  answers('stores, cuts', 'stores');
  const [first] = await submit(tab);
  answers('stores', 'stores');
  const [second] = await submit(tab);
  assert.equal(second, first);
  assert.equal(stored.length, 1);
});

for (const [what, refusal] of [
  ['site data is blocked', { blocked: true }],
  ['the device is full', { full: true }],
  ['there are no locks', { locks: false }],
] as const) {
  test(`where ${what}, messages are sent, and keep their key when they are not`, async () => {
    Object.assign(device, refusal);
    const tab = openTab();
    answers('stores, cuts', 'stores');
    const [id, became] = await submit(tab);
    assert.equal(became, 'waiting');
    assert.equal(isKept(id), what === 'there are no locks');
    answers('stores', 'stores');
    assert.deepEqual(await submit(tab), [id, 'sent']);
    assert.deepEqual(where(), [A]);
    assert.equal(readMessage(id), undefined);
  });
}

test('without locks an attempt that goes on is left alone, and one that died is taken up', async () => {
  device.locks = false;
  const tab = openTab();
  const { id, ...rest } = addMessage(HELLO);
  keep(id, { id, ...rest, state: 'sending', since: Date.now() });
  assert.equal(await tab.send(id), 'taken');
  keep(id, { id, ...rest, state: 'sending', since: Date.now() - 10_000 });
  assert.equal(await tab.send(id), 'sent');
  const again = addMessage(HELLO);
  // A clock that was set back says nothing.
  keep(again.id, { ...again, state: 'sending', since: Date.now() + 86_400_000 });
  assert.equal(await tab.send(again.id), 'sent');
});

test('damaged and foreign entries are passed over and left alone', async () => {
  const foreign = ['null', '5', '{}', '[]', '"text"', '{', '{"id":"x6","fields":{}}'];
  foreign.forEach((text, index) => entries.set(`contact-message:x${index}`, text));
  const { id, ...rest } = addMessage(HELLO);
  keep('copy', { id, ...rest });
  keep('no-time', { id: 'no-time', ...rest, at: undefined });
  keep('bad-time', { id: 'bad-time', ...rest, at: 'yesterday' });
  assert.deepEqual(
    keptMessages().map((message) => message.id),
    [id],
  );
  assert.equal(await openTab().send(id), 'sent');
  assert.equal(entries.size, foreign.length + 3);
});

test('a pause is as long as the address asked for, a day at most, whatever the clock says', async (t) => {
  t.mock.timers.enable({ apis: ['Date', 'setTimeout'], now: Date.now() });
  const { id, ...rest } = addMessage(HELLO);
  const turn = async () => {
    const tab = openTab();
    tab.wake();
    await new Promise((resolve) => setImmediate(resolve));
    return posts.length;
  };
  const day = 86_400_000;
  keep(id, { id, ...rest, pause: { asked: Date.now() - 1000, length: 5000 } });
  assert.equal(await turn(), 0);
  for (const pause of [
    { asked: Date.now() + day, length: 5000 },
    { asked: Date.now(), length: 40 * day },
    { asked: Date.now() - 6000, length: 5000 },
  ]) {
    posts.length = 0;
    keep(id, { id, ...rest, pause });
    assert.equal(await turn(), 1, JSON.stringify(pause));
    t.mock.timers.tick(200);
    await new Promise((resolve) => setImmediate(resolve));
  }
});

test('without a network nothing is posted, and everything goes out when it is back', async () => {
  device.online = false;
  const tab = openTab();
  const [, became] = await submit(tab);
  assert.equal(became, 'waiting');
  assert.deepEqual(posts, []);
  device.online = true;
  tab.wake();
  await new Promise((resolve) => setTimeout(resolve, 150));
  assert.deepEqual(where(), [A]);
  assert.equal(entries.size, 0);
});
