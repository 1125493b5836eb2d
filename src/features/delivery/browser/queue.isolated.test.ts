import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type { Fields } from '../fields.ts';
import {
  device,
  endpoint,
  entries,
  finishSlow,
  nextPost,
  startAgain,
  stored,
} from '../../../../tests/support/fake-browser.ts';
import { MAX_RETRY_AFTER, MAX_AGE } from '../settings.ts';
import { addMessage, isStored, listedMessages, readMessage } from './outbox.ts';
import { startQueue, type Queue, type Status } from './queue.ts';

const HELLO: Fields = { name: 'Ada', email: 'ada@example.org', phone: '', message: 'Hello' };

/** A tab that shows the form. */
function openTab() {
  let resolveNext: (status: Status) => void = () => {};
  const queue = startQueue(endpoint, {
    changed() {},
    status: (_, status) => resolveNext(status),
  });
  /** Resolves at the queue's next status event. */
  const nextStatus = () => new Promise<Status>((resolve) => (resolveNext = resolve));
  return { ...queue, nextStatus };
}

/** Stores a message and sends it once. */
async function submit(queue: Pick<Queue, 'send'>, fields = HELLO): Promise<[string, Status]> {
  const { id } = addMessage(fields);
  return [id, await queue.send(id)];
}

const store = (id: string, entry: unknown) =>
  entries.set(`contact-message:${id}`, JSON.stringify(entry));

beforeEach(startAgain);

const REFUSED = [400, 401, 403, 404, 405, 409, 410, 413, 415, 418, 422, 451];
const LATER = [408, 425, 429, 500, 501, 502, 503, 504];

const ANSWERS: [number, Status, object?][] = [
  ...[200, 201, 204].map((no): [number, Status] => [no, 'sent']),
  ...REFUSED.map((no): [number, Status] => [no, 'refused']),
  ...LATER.map((no): [number, Status] => [no, 'waiting']),
  [200, 'sent', { ok: true, next: '/thanks' }],
  [200, 'sent', { success: true, errors: [], error: null }],
  [200, 'refused', { success: false }],
  [200, 'refused', { ok: 'false' }],
  [200, 'refused', { error: 'Form not found' }],
  [200, 'refused', { errors: [{ code: 'INACTIVE' }] }],
];

for (const [status, expected, body] of ANSWERS) {
  test(`answer ${status}${body ? ` ${JSON.stringify(body)}` : ''}: ${expected}`, async () => {
    device.reply = body ? Response.json(body) : new Response(null, { status });
    const [id, found] = await submit(openTab());
    assert.equal(found, expected);
    assert.ok(!readMessage(id)?.unsure);
  });
}

test('reports that a deleted message may have arrived whose answer was cut', async () => {
  const tab = openTab();
  device.reply = 'stores, cuts';
  const [id] = await submit(tab);
  assert.ok(tab.remove(id)?.unsure);
});

test('without Web Locks, keeps a message for the visitor to send again', async (t) => {
  device.locks = false;
  const tab = openTab();
  device.reply = 'slow';
  const posted = nextPost();
  const sending = submit(tab);
  await posted;
  // What another page finds that is opened now.
  assert.deepEqual(
    listedMessages().map(({ state, unsure }) => [state, unsure]),
    [['unclear', true]],
  );
  device.reply = 503;
  finishSlow();
  await sending;
  const [id, status] = await submit(tab, { ...HELLO, message: 'Again' });
  assert.equal(status, 'unclear');
  assert.ok(isStored(id));
  // A page that is opened within a day does not send it by itself.
  const { posts } = device;
  t.mock.timers.enable({ apis: ['setTimeout'] });
  openTab().wake();
  t.mock.timers.tick(MAX_RETRY_AFTER);
  t.mock.timers.reset();
  assert.equal(device.posts, posts);
  device.reply = 'stores';
  await tab.retry(id);
  assert.equal(stored.filter((key) => key === id).length, 1);
  assert.equal(entries.size, 0);
});

test('ignores damaged and foreign entries, and does not change them', async () => {
  const foreign = ['null', '5', '{}', '[]', '"text"', '{', '{"id":"x6","fields":{}}'];
  foreign.forEach((text, index) => entries.set(`contact-message:x${index}`, text));
  const { id, ...rest } = addMessage(HELLO);
  store('copy', { id, ...rest });
  store('no-time', { id: 'no-time', ...rest, at: undefined });
  store('bad-time', { id: 'bad-time', ...rest, at: 'yesterday' });
  assert.deepEqual(
    listedMessages().map((message) => message.id),
    [id],
  );
  assert.equal(await openTab().send(id), 'sent');
  assert.equal(entries.size, foreign.length + 3);
});

test('respects Retry-After up to a day, even if the clock was set back', async (t) => {
  const message = addMessage(HELLO);
  const posts = async (retryAt: number) => {
    device.posts = 0;
    store(message.id, { ...message, retryAt });
    const tab = openTab();
    const next = tab.nextStatus();
    tab.wake();
    if (retryAt <= Date.now() || retryAt > Date.now() + MAX_RETRY_AFTER) await next;
    return device.posts;
  };
  assert.equal(await posts(Date.now() + 5000), 0);
  assert.equal(await posts(Date.now() - 1000), 1);
  // The clock was set back.
  assert.equal(await posts(Date.now() + 2 * MAX_RETRY_AFTER), 1);

  t.mock.timers.enable({ apis: ['Date'], now: Date.parse('2026-01-31T09:30:00Z') });
  for (const [header, wait] of [
    ['120', 120_000],
    ['Sat, 31 Jan 2026 09:31:00 GMT', 60_000],
    ['9999999', MAX_RETRY_AFTER],
    ['soon', undefined],
  ] as const) {
    device.reply = new Response('', { status: 503, headers: { 'Retry-After': header } });
    const [id] = await submit(openTab());
    assert.equal(readMessage(id)?.retryAt, wait && Date.now() + wait, header);
  }
});

test('shows an expired message for the last time and removes it from the device', async () => {
  // Not due when the page wakes.
  device.reply = new Response('', { status: 503, headers: { 'Retry-After': '120' } });
  const tab = openTab();
  const [id] = await submit(tab);
  const now = readMessage(id);
  const wakeAt = (age: number) => {
    store(id, { ...now, at: new Date(Date.now() - age).toISOString() });
    device.posts = 0;
    tab.wake();
  };
  wakeAt(MAX_AGE - 60_000);
  assert.ok(isStored(id));
  wakeAt(MAX_AGE);
  assert.deepEqual([entries.size, device.posts], [0, 0]);
  assert.equal(listedMessages()[0]?.state, 'expired');
  device.reply = 'stores';
  await tab.retry(id);
  assert.deepEqual(stored, [id]);
});
