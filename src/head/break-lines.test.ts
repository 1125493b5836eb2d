import assert from 'node:assert/strict';
import { test } from 'node:test';
import { breakLines } from './break-lines.ts';

test('keeps a short text on one line', () => {
  assert.deepEqual(breakLines('Contact Us', 18), ['Contact Us']);
});

test('fills lines one after the other', () => {
  assert.deepEqual(breakLines('Empower African Musicians to Lead and Succeed', 18), [
    'Empower African',
    'Musicians to Lead',
    'and Succeed',
  ]);
});

test('puts a word longer than a line on its own line', () => {
  assert.deepEqual(breakLines('Extraordinarymusicians now', 10), ['Extraordinarymusicians', 'now']);
});
