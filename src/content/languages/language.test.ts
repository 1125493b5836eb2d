import assert from 'node:assert/strict';
import { test } from 'node:test';
import { directionOf, pathIn, rootOf } from './language.ts';

test('the first language is at the top, every other below its code', () => {
  assert.equal(rootOf('en', ['en', 'fr']), '');
  assert.equal(rootOf('fr', ['en', 'fr']), '/fr');
  assert.equal(rootOf('fr', ['fr', 'en']), '');
});

test('a page keeps its name in every language; files and other sites have one address', () => {
  for (const [path, inFrench] of [
    ['/', '/fr'],
    ['/#offer', '/fr#offer'],
    ['/about-us', '/fr/about-us'],
    ['/contact-us#faqs', '/fr/contact-us#faqs'],
    ['/fr/donate', '/fr/donate'],
    ['/fr', '/fr'],
    ['/licences/ojuju-OFL.txt', '/licences/ojuju-OFL.txt'],
    ['https://example.org/', 'https://example.org/'],
    ['//example.org', '//example.org'],
    ['#main', '#main'],
  ] as const) {
    assert.equal(pathIn('/fr', path), inFrench);
    assert.equal(pathIn('', path), path);
  }
});

test('only languages that are written from right to left say so', () => {
  for (const code of ['en', 'fr', 'pt', 'sw', 'ha', 'am']) assert.equal(directionOf(code), 'ltr');
  for (const code of ['ar', 'he', 'ur', 'ha-Arab']) assert.equal(directionOf(code), 'rtl');
});
