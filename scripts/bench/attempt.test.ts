import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { attempt } from './attempt.ts';

test('what a page has not leaves its cell empty, and all others are measured', async () => {
  const said = mock.method(console, 'error', () => undefined);
  const figures = await attempt({
    load: () => Promise.resolve({ bytes: 1000, requests: 3 }),
    menu: () => Promise.reject(new Error('The page reported no control within 5 s.')),
    'next, footer': () => Promise.resolve({ nextFromFooter: 250 }),
  });
  said.mock.restore();
  assert.deepEqual(figures, { bytes: 1000, requests: 3, nextFromFooter: 250 });
  assert.deepEqual(said.mock.calls[0]?.arguments, [
    '  menu: The page reported no control within 5 s.',
  ]);
});
