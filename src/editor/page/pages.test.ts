import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MODEL, PAGES } from '#site/features';
import { loadTyped } from '../../../tests/editor/compiled.ts';

test('the editor knows each page of the site, and no page that an address makes up', async () => {
  const { isPage } = await loadTyped<typeof import('./pages.ts')>('/src/editor/page/pages.ts');
  for (const { name } of PAGES)
    assert.ok(isPage(name), `src/site/pages/${name}/views.tsx exports no views`);
  assert.ok(isPage('own'));
  for (const page of ['contact-us', 'nowhere']) assert.ok(!isPage(page), page);
});

test('every block has a view', async () => {
  const { features } = await loadTyped<typeof import('./pages.ts')>('/src/editor/page/pages.ts');
  const kinds = features.flatMap(({ blocks = [] }) => blocks.map(({ kind }) => kind));
  for (const { name } of MODEL.kinds)
    assert.ok(
      kinds.includes(name),
      `No views.tsx in src/site/features/ has a blockView for the block "${name}"`,
    );
});
