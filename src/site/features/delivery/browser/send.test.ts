import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import type { SavedText } from './saved-texts.ts';
import { post, type SendResult } from './send.ts';

const TEXT: SavedText = {
  id: 'key-1',
  at: Date.parse('2026-01-31T09:30:00Z'),
  waiting: true,
  fields: { name: 'Ada', email: 'ada@example.org', phone: '', message: 'Hello' },
};
const ADDED = {
  access_key: 'abc',
  idempotency_key: 'key-1',
  written_at: '2026-01-31T09:30:00.000Z',
};

/** Posts the text to an address that answers so. @returns the outcome and the request */
async function posted(answer: () => Promise<Response>) {
  const requests: RequestInit[] = [];
  const { mock: fetched } = mock.method(globalThis, 'fetch', (_: unknown, request = {}) => {
    requests.push(request);
    return answer();
  });
  const outcome = await post(TEXT, {
    address: 'https://forms.example.org/f',
    serviceFields: { access_key: 'abc' },
    timeouts: { answer: 1000, retry: 1000, typing: 0 },
    words: {} as Parameters<typeof post>[1]['words'],
    ignoredByNetlify: false,
  });
  fetched.restore();
  return { outcome, ...requests[0] };
}

const REFUSED = [400, 401, 403, 404, 405, 409, 410, 413, 415, 418, 422, 451];
const LATER = [408, 425, 429, 500, 501, 502, 503, 504];
const ANSWERS: [status: number, SendResult, json?: object][] = [
  ...[200, 201, 204].map((no): [number, SendResult] => [no, 'sent']),
  ...REFUSED.map((no): [number, SendResult] => [no, 'refused']),
  ...LATER.map((no): [number, SendResult] => [no, 'waiting']),
  [200, 'sent', { ok: true, next: '/thanks' }],
  [200, 'sent', { success: true, errors: [], error: null }],
  [200, 'sent', []],
  [200, 'refused', { success: false }],
  [200, 'refused', { ok: 'false' }],
  [200, 'refused', { error: 'Form not found' }],
  [200, 'refused', { errors: [{ code: 'INACTIVE' }] }],
];
for (const [status, expected, json] of ANSWERS)
  test(`answer ${status}${json ? ` ${JSON.stringify(json)}` : ''}: ${expected}`, async () => {
    const answer = () => (json ? Response.json(json) : new Response(null, { status }));
    const { outcome } = await posted(() => Promise.resolve(answer()));
    assert.equal(outcome, expected);
  });

test('an answer of broken JSON is one all the same', async () => {
  const headers = { 'Content-Type': 'application/json' };
  const { outcome } = await posted(() => Promise.resolve(new Response('{', { headers })));
  assert.equal(outcome, 'sent');
});

test('a broken connection leaves the message waiting', async () => {
  const { outcome } = await posted(() => Promise.reject(new TypeError('network')));
  assert.equal(outcome, 'waiting');
});

test('sends the fields, those of the service, the key and the time, as a form does', async () => {
  const { body, headers } = await posted(() => Promise.resolve(Response.json({})));
  assert.ok(body instanceof FormData);
  assert.deepEqual(Object.fromEntries(body), { ...TEXT.fields, ...ADDED });
  // Another header would need a CORS preflight, which many services refuse.
  assert.deepEqual(headers, { Accept: 'application/json' });
});
