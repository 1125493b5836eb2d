import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SITE_PAGES } from '#content/project';
import { MODEL } from '#site/features';
import { loadTyped } from '../../../tests/editor/compiled.ts';

test('the editor knows each page of the site, and no page that an address makes up', async () => {
  const { isPage } = await loadTyped<typeof import('./pages.ts')>('/src/editor/page/pages.ts');
  for (const page of Object.keys(SITE_PAGES))
    assert.ok(isPage(page), `src/editor/page/pages.ts has no view for the page "${page}"`);
  assert.ok(isPage('accessibility'));
  for (const page of ['contact-us', 'nowhere']) assert.ok(!isPage(page), page);
});

test('every block has a view', async () => {
  const { parts } = await loadTyped<typeof import('./pages.ts')>('/src/editor/page/pages.ts');
  const kinds = parts.flatMap(({ blocks = [] }) => blocks.map(({ kind }) => kind));
  for (const { name } of MODEL.kinds)
    assert.ok(
      kinds.includes(name),
      `No views.tsx in src/site/features/ has a blockView for the block "${name}"`,
    );
});
