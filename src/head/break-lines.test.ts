import assert from 'node:assert/strict';
import { test } from 'node:test';
import { breakLines } from './break-lines.ts';

test('fills lines one after the other, with a longer word on its own line', () => {
  assert.deepEqual(breakLines('Contact Us', 18), ['Contact Us']);
  const lines = ['Empower African', 'Musicians to Lead', 'and Succeed'];
  assert.deepEqual(breakLines(lines.join(' '), 18), lines);
  assert.deepEqual(breakLines('Extraordinarymusicians now', 10), ['Extraordinarymusicians', 'now']);
});
