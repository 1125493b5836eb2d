import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasOwnDigits } from './format.ts';

test('knows which languages do not write Latin digits', () => {
  const codes = ['ar-SD', 'fa', 'bn', 'en', 'fr', 'pt', 'sw', 'ar', 'ha'];
  assert.deepEqual(codes.filter(hasOwnDigits), ['ar-SD', 'fa', 'bn']);
});
