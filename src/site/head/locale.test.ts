import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openGraphLocale } from './locale.ts';

test('adds the likely territory to a language without one', () => {
  assert.equal(openGraphLocale('en'), 'en_US');
  assert.equal(openGraphLocale('fr'), 'fr_FR');
  assert.equal(openGraphLocale('en-NG'), 'en_NG');
  // The default is Brazil.
  assert.equal(openGraphLocale('pt'), 'pt_BR');
  assert.equal(openGraphLocale('pt-AO'), 'pt_AO');
});
