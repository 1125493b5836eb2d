import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasOwnDigits, formatNumber } from './format-number.ts';

test('formats a number for its language', () => {
  assert.equal(formatNumber(2000, 'en'), '2,000');
  assert.equal(formatNumber(2000, 'fr'), '2\u202f000');
  // Sudan writes Arabic-Indic digits, the Maghreb Latin ones.
  assert.equal(formatNumber(24, 'ar-SD'), '٢٤');
  assert.equal(formatNumber(24, 'ar-MA'), '24');
  assert.equal(formatNumber(3, 'fa'), '۳');
});

test('knows which languages do not write Latin digits', () => {
  const codes = ['ar-SD', 'fa', 'bn', 'en', 'fr', 'pt', 'sw', 'ar', 'ha'];
  assert.deepEqual(codes.filter(hasOwnDigits), ['ar-SD', 'fa', 'bn']);
});
