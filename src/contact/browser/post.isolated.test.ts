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
  unsure: false,
};

/** Posts the message to an endpoint with this answer; returns the request and the status. */
async function sent(
  t: TestContext,
  settings: Partial<EndpointSettings>,
  answer = Response.json({}),
) {
  const fetch = t.mock.method(globalThis, 'fetch', () => Promise.resolve(answer));
  const { status } = await post(message, { ...endpoint, ...settings });
  const [, { headers, body } = {}] = fetch.mock.calls[0]?.arguments ?? [];
  fetch.mock.restore();
  return { status, headers, body };
}

test('sends the key in a header only if the endpoint accepts it', async (t) => {
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

test('reads from the JSON of a 200 whether the message was taken', async (t) => {
  for (const [body, status] of [
    [{ ok: true, next: '/thanks' }, 'sent'],
    [{ success: true, errors: [], error: null }, 'sent'],
    [{ success: false }, 'refused'],
    [{ ok: 'false' }, 'refused'],
    [{ error: 'Form not found' }, 'refused'],
    [{ errors: [{ code: 'INACTIVE' }] }, 'refused'],
  ] as const) {
    assert.equal((await sent(t, {}, Response.json(body))).status, status, JSON.stringify(body));
  }
});
