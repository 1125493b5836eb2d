import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type { EndpointSettings } from '../settings.ts';
import { endpoint } from '../../../tests/support/fake-browser.ts';
import type { Message } from './outbox.ts';
import { post } from './post.ts';

const message: Message = {
  id: 'key-1',
  at: '2026-01-31T09:30:00.000Z',
  fields: { name: 'Ada', email: 'ada@example.org', phone: '', message: 'Hello' },
  state: 'waiting',
};

/** Posts the message to an address that answers so, and gives what was sent and what was made of the answer. */
async function sent(
  t: TestContext,
  settings: Partial<EndpointSettings>,
  answer = Response.json({}),
) {
  const fetch = t.mock.method(globalThis, 'fetch', () => Promise.resolve(answer));
  const { said } = await post('/x', message, { ...endpoint, ...settings });
  const [, { headers, body } = {}] = fetch.mock.calls[0]?.arguments ?? [];
  fetch.mock.restore();
  return { said, headers, body };
}

test('a service elsewhere gets no header that a page may not send it, an own address gets the key', async (t) => {
  const json = { format: 'json', fields: { access_key: 'a' } } as const;
  const { headers, body } = await sent(t, { ...json, keyHeader: false });
  assert.deepEqual(headers, { Accept: 'application/json', 'Content-Type': 'application/json' });
  assert.deepEqual(JSON.parse(body as string), {
    ...message.fields,
    access_key: 'a',
    idempotency_key: 'key-1',
    written_at: message.at,
  });
  const own = await sent(t, { ...json, keyHeader: true });
  assert.equal((own.headers as Record<string, string>)['Idempotency-Key'], 'key-1');
});

test('an answer of 200 is read for what it says', async (t) => {
  for (const [body, said] of [
    [{ ok: true, next: '/thanks' }, 'accepted'],
    [{ success: true, errors: [], error: null }, 'accepted'],
    [{ success: false }, 'refused'],
    [{ ok: 'false' }, 'refused'],
    [{ error: 'Form not found' }, 'refused'],
    [{ errors: [{ code: 'INACTIVE' }] }, 'refused'],
  ] as const) {
    assert.equal((await sent(t, {}, Response.json(body))).said, said, JSON.stringify(body));
  }
});

test('a host that has not made the form its own can answer what it likes: nothing is called sent', async (t) => {
  const page = () =>
    new Response('<h1>Thank you</h1>', { headers: { 'Content-Type': 'text/html' } });
  assert.equal((await sent(t, { unclaimed: false }, page())).said, 'accepted');
  assert.equal((await sent(t, { unclaimed: true }, page())).said, 'unclear');
  assert.equal(
    (await sent(t, { unclaimed: true }, new Response('', { status: 404 }))).said,
    'refused',
  );
});
