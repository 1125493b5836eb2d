import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renderMarkdown } from './render-markdown.ts';

const ENGLISH = { code: 'en', root: '', ownName: 'English' };

const render = (source: string, ids = new Set<string>(), newTab = '') =>
  renderMarkdown(source, {
    code: 'fr',
    ids,
    newTab,
    targetOf: (address) =>
      address === '/only-english'
        ? { href: address, language: ENGLISH }
        : { href: address.startsWith('/') ? `/fr${address}` : address },
  }).trim();

test('gives each heading a unique id', () => {
  const ids = new Set(['is-it-free']);
  assert.equal(
    render('## Our work\n## Is it free?\n### Menu\n## !', ids).replaceAll('\n', ''),
    '<h2 id="our-work">Our work</h2><h2 id="is-it-free-2">Is it free?</h2><h3 id="menu-2">Menu</h3><h2 id="heading">!</h2>',
  );
  assert.equal(render('## Our work', ids), '<h2 id="our-work-2">Our work</h2>');
});

test('gives each heading an id where the page itself has its words with every number', () => {
  const idsOf = (source: string) => [...render(source).matchAll(/id="(.*?)"/g)].map(([, id]) => id);
  assert.deepEqual(idsOf('## Bank accounts in Ghana'), ['about-bank-accounts-in-ghana']);
  assert.deepEqual(idsOf('## Part\n## Part\n## Part'), ['part', 'about-part', 'about-part-2']);
});

test('links to the page in the language of the text, or names the other language', () => {
  assert.equal(render('*[Ici](/about-us)*'), '<p><em><a href="/fr/about-us">Ici</a></em></p>');
  assert.equal(
    render('[**Un** & "deux"](/only-english)'),
    '<p class="button-link"><a href="/only-english" hreflang="en" lang="en"><span lang="fr"><strong>Un</strong> &amp; “deux”<span lang="en"> (English)</span></span></a></p>',
  );
});

test('a link to another site opens a new tab and says so, unless the text is read elsewhere', () => {
  const site = '[**Mbira** & "more"](https://example.org)';
  const ids = new Set<string>();
  assert.equal(
    render(site, ids, 'dans un autre onglet'),
    '<p class="button-link"><a href="https://example.org" target="_blank" rel="noopener"><strong>Mbira</strong> &amp; “more”<span class="hidden"> (dans un autre onglet)</span></a></p>',
  );
  assert.doesNotMatch(render(site), /target|span/);
  assert.doesNotMatch(render('[Ici](/about-us), [mail](mailto:a@b.ng)', ids, 'x'), /target|span/);
});

test('a link in a paragraph of its own looks as a button', () => {
  assert.equal(
    render('[Write](/contact-us)\n\nOr [write](/contact-us) later.').replaceAll('\n', ''),
    '<p class="button-link"><a href="/fr/contact-us">Write</a></p><p>Or <a href="/fr/contact-us">write</a> later.</p>',
  );
});
