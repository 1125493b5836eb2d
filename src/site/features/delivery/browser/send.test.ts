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

/** Posts the text to an address that answers so. @returns the outcome */
async function posted(answer: Response): Promise<SendResult> {
  const { mock: fetched } = mock.method(globalThis, 'fetch', () => Promise.resolve(answer));
  const outcome = await post(TEXT, {
    address: 'https://forms.example.org/f',
    serviceFields: { access_key: 'abc' },
    timeouts: { answer: 1000, retry: 1000, typing: 0 },
    words: {} as Parameters<typeof post>[1]['words'],
    ignoredByNetlify: false,
  });
  fetched.restore();
  return outcome;
}

const REFUSED = [400, 401, 403, 404, 405, 409, 410, 413, 415, 418, 422, 451];
const LATER = [408, 425, 429, 500, 501, 502, 503, 504];
const ANSWERS: [status: number, SendResult, json?: object][] = [
  ...[200, 201, 204].map((no): [number, SendResult] => [no, 'sent']),
  ...REFUSED.map((no): [number, SendResult] => [no, 'refused']),
  ...LATER.map((no): [number, SendResult] => [no, 'waiting']),
  [200, 'sent', { ok: true, next: '/thanks' }],
  [200, 'sent', { success: true, errors: [], error: null }],
  [200, 'sent', { success: true, errors: {} }],
  [200, 'sent', []],
  [200, 'refused', { success: false }],
  [200, 'refused', { ok: 'false' }],
  [200, 'refused', { error: 'Form not found' }],
  [200, 'refused', { errors: [{ code: 'INACTIVE' }] }],
  [200, 'refused', { errors: { email: 'Not an email address' } }],
];
for (const [status, expected, json] of ANSWERS)
  test(`answer ${status}${json ? ` ${JSON.stringify(json)}` : ''}: ${expected}`, async () => {
    const answer = json ? Response.json(json) : new Response(null, { status });
    assert.equal(await posted(answer), expected);
  });

test('an answer of broken JSON is one all the same', async () => {
  const headers = { 'Content-Type': 'application/json' };
  assert.equal(await posted(new Response('{', { headers })), 'sent');
});
