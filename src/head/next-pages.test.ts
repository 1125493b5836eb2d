import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextPages } from './next-pages.ts';

const urlsOf = (path: string | undefined, root = '') => {
  const { prefetch } = JSON.parse(nextPages(root, path)) as { prefetch: [{ urls: string[] }] };
  return prefetch[0].urls;
};

test('a page fetches the other pages ahead, never itself', () => {
  assert.deepEqual(urlsOf('/about-us'), ['/', '/contact-us', '/donate']);
  assert.doesNotMatch(nextPages('', '/donate'), /"\/donate"/);
});

test('an address nobody knows fetches every page ahead', () => {
  assert.deepEqual(urlsOf(undefined), ['/', '/about-us', '/contact-us', '/donate']);
});

test('a page fetches the pages of its own language ahead', () => {
  assert.deepEqual(urlsOf('/fr', '/fr'), ['/fr/about-us', '/fr/contact-us', '/fr/donate']);
});

test('of several languages, all pages of one have the same rules', () => {
  const rules = nextPages('/fr', '/fr/about-us', { several: true });
  for (const path of ['/fr', '/fr/donate', undefined])
    assert.equal(nextPages('/fr', path, { several: true }), rules);
});

test('a footer that leads to a part of a page has that page fetched no second time', () => {
  const { prerender } = JSON.parse(nextPages('', '/', { parts: true })) as {
    prerender: { where: { selector_matches: string }; eagerness: string }[];
  };
  const atOnce = prerender.find(({ eagerness }) => eagerness === 'immediate');
  assert.match(atOnce?.where.selector_matches ?? '', /:not\(\[href\*='#'\]\)/);
});
