import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openGraphLocale } from './locale.ts';

test('a language gets a territory, and keeps the one it has', () => {
  assert.equal(openGraphLocale('en'), 'en_US');
  assert.equal(openGraphLocale('fr'), 'fr_FR');
  assert.equal(openGraphLocale('en-NG'), 'en_NG');
  // Without its country Portuguese would be Brazil's.
  assert.equal(openGraphLocale('pt'), 'pt_BR');
  assert.equal(openGraphLocale('pt-AO'), 'pt_AO');
});
