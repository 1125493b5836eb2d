import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { nextPages } from './next-pages.ts';

const RULES = z.object({
  prerender: z.array(
    z.object({ where: z.object({ selector_matches: z.string() }), eagerness: z.string() }),
  ),
});

test('gives all pages of one language the same rules if there are several', () => {
  const rules = nextPages('/fr', '/fr/about-us', { several: true });
  for (const path of ['/fr', '/fr/donate', undefined])
    assert.equal(nextPages('/fr', path, { several: true }), rules);
});

test('does not prerender links of the footer to parts of pages', () => {
  const { prerender } = RULES.parse(JSON.parse(nextPages('', '/', { parts: true })));
  const atOnce = prerender.find(({ eagerness }) => eagerness === 'immediate');
  assert.match(atOnce?.where.selector_matches ?? '', /:not\(\[href\*='#'\]\)/);
});
