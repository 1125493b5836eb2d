import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasOtherFigures, numberIn } from './number-in.ts';

test('a number is written as its readers write it', () => {
  assert.equal(numberIn(2000, 'en'), '2,000');
  assert.equal(numberIn(2000, 'fr'), '2\u202f000');
  // Sudan and Egypt have figures of their own, the Maghreb has ours.
  assert.equal(numberIn(24, 'ar-SD'), '٢٤');
  assert.equal(numberIn(24, 'ar-MA'), '24');
  assert.equal(numberIn(3, 'fa'), '۳');
});

test('languages whose figures scripts do not write are known', () => {
  for (const code of ['ar-SD', 'fa', 'bn']) assert.ok(hasOtherFigures(code), code);
  for (const code of ['en', 'fr', 'pt', 'sw', 'ar', 'ha']) assert.ok(!hasOtherFigures(code), code);
});
