import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MODEL, PAGES } from '#site/features';
import { loadTyped } from '../../../tests/editor/compiled.ts';
import { textOf, textsIn } from '../../../tests/editor/project.ts';
import { fields } from '../../../tests/support/fields.ts';

const { features, isPage, pageAt } = await loadTyped<typeof import('./pages.ts')>(
  '/src/editor/page/pages.ts',
);

test('the editor knows each page of the site, and no page that an address makes up', () => {
  for (const { name } of PAGES)
    assert.ok(isPage(name), `src/site/pages/${name}/views.tsx exports no views`);
  assert.ok(isPage('own'));
  for (const page of ['contact-us', 'nowhere']) assert.ok(!isPage(page), page);
});

test('every block has a view', () => {
  const kinds = features.flatMap(({ blocks = [] }) => blocks.map(({ kind }) => kind));
  for (const { name } of MODEL.kinds)
    assert.ok(
      kinds.includes(name),
      `No views.tsx in src/site/features/ has a blockView for the block "${name}"`,
    );
});

test('a link of a page leads to the page in its language, and in another one', () => {
  const [posted, translated] = ['content/en/more/posted.yaml', 'content/fr/more/traduit.yaml'];
  const facts = 'content/organisation.yaml';
  const texts = textsIn(['en', 'fr'], {
    [facts]: fields({ languages: ['en', 'fr'] }).setIn(textOf(facts)),
    [posted]: 'publish: true',
    [translated]: 'publish: true',
  });
  for (const shown of ['en', 'fr']) {
    const content = texts.content(shown);
    assert.ok(content);
    const at = (address: string) => pageAt(address, content, texts);
    assert.deepEqual(at('/'), { code: 'en', page: 'home' });
    assert.deepEqual(at('/about-us'), { code: 'en', page: 'about' });
    assert.deepEqual(at('/posted'), { code: 'en', page: posted });
    assert.deepEqual(at('/fr'), { code: 'fr', page: 'home' });
    assert.deepEqual(at('/fr/about-us'), { code: 'fr', page: 'about' });
    assert.deepEqual(at('/fr/traduit'), { code: 'fr', page: translated });
    for (const nowhere of ['/traduit', '/fr/posted']) assert.equal(at(nowhere), undefined);
  }
});
