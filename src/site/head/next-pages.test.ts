import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { nextPages } from './next-pages.ts';

const RULES = z
  .object({
    prefetch: z.array(z.object({ urls: z.array(z.string()) })),
    prerender: z.array(
      z.object({ where: z.object({ selector_matches: z.string() }), eagerness: z.string() }),
    ),
  })
  .partial();

const urlsOf = (path: string | undefined, root = '') => {
  return RULES.parse(JSON.parse(nextPages(root, path))).prefetch?.[0]?.urls;
};

test('prefetches the other pages of the same language, all of them from an unknown address', () => {
  assert.deepEqual(urlsOf('/about-us'), ['/', '/contact-us', '/donate']);
  assert.doesNotMatch(nextPages('', '/donate'), /"\/donate"/);
  assert.deepEqual(urlsOf(undefined), ['/', '/about-us', '/contact-us', '/donate']);
  assert.deepEqual(urlsOf('/fr', '/fr'), ['/fr/about-us', '/fr/contact-us', '/fr/donate']);
});

test('gives all pages of one language the same rules if there are several', () => {
  const rules = nextPages('/fr', '/fr/about-us', { several: true });
  for (const path of ['/fr', '/fr/donate', undefined])
    assert.equal(nextPages('/fr', path, { several: true }), rules);
});

test('does not prerender links of the footer to parts of pages', () => {
  const { prerender } = RULES.parse(JSON.parse(nextPages('', '/', { parts: true })));
  const atOnce = prerender?.find(({ eagerness }) => eagerness === 'immediate');
  assert.match(atOnce?.where.selector_matches ?? '', /:not\(\[href\*='#'\]\)/);
});
