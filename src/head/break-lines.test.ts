import assert from 'node:assert/strict';
import { test } from 'node:test';
import { breakLines } from './break-lines.ts';

test('a short text stays whole', () => {
  assert.deepEqual(breakLines('Contact Us', 18), ['Contact Us']);
});

test('a long text fills its lines', () => {
  assert.deepEqual(breakLines('Empower African Musicians to Lead and Succeed', 18), [
    'Empower African',
    'Musicians to Lead',
    'and Succeed',
  ]);
});

test('a word longer than a line stands alone', () => {
  assert.deepEqual(breakLines('Extraordinarymusicians now', 10), ['Extraordinarymusicians', 'now']);
});
