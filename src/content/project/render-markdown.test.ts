import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PageContext } from './build-content.ts';
import { type Content, withBlocks } from './content.ts';
import { renderMarkdown, renderSections } from './render-markdown.ts';

const ENGLISH = { code: 'en', root: '', ownName: 'English' };

const page = (ids = new Set<string>(), newTab = ''): PageContext => ({
  ids,
  newTab,
  targetOf: (address) =>
    address === '/only-english'
      ? { href: address, language: ENGLISH }
      : { href: address.startsWith('/') ? `/fr${address}` : address },
});

const render = (source: string, ...context: Parameters<typeof page>) =>
  renderMarkdown(source, page(...context)).trim();

test('gives each heading a unique id', () => {
  const ids = new Set(['is-it-free']);
  assert.equal(
    render('## Our work\n## Is it free?\n### Menu\n## !', ids).replaceAll('\n', ''),
    '<h2 id="our-work">Our work</h2><h2 id="is-it-free-2">Is it free?</h2><h3 id="menu-2">Menu</h3><h2 id="heading">!</h2>',
  );
  assert.equal(render('## Our work', ids), '<h2 id="our-work-2">Our work</h2>');
});

test('a heading and a link to it are the same in both spellings of a letter', () => {
  const markdown = '## Ẹ̀kọ́ orin\n[a](#ẹ̀kọ́-orin) [b](/nous#ẹ̀kọ́-orin)';
  const [composed, separate] = (['NFC', 'NFD'] as const).map((form) =>
    render(markdown.normalize(form)),
  );
  assert.equal(separate, composed);
  const id = 'ẹ̀kọ́-orin'.normalize('NFC');
  assert.ok(
    composed?.includes(`<h2 id="${id}">`) && composed.includes(`#${encodeURIComponent(id)}"`),
  );
});

test('links to the page in the language of the text, or names the other language', () => {
  assert.equal(render('*[Ici](/about-us)*'), '<p><em><a href="/fr/about-us">Ici</a></em></p>');
  assert.equal(
    render('[**Un** & "deux"](/only-english)'),
    '<p class="button-link"><a href="/only-english" hreflang="en"><span><strong>Un</strong> &amp; "deux"<span lang="en"> (English)</span></span></a></p>',
  );
});

test('a link to another site opens a new tab and says so, unless the text is read elsewhere', () => {
  const site = '[**Mbira** & "more"](https://example.org)';
  const ids = new Set<string>();
  assert.equal(
    render(site, ids, 'dans un autre onglet'),
    '<p class="button-link"><a href="https://example.org" target="_blank" rel="noopener"><strong>Mbira</strong> &amp; "more"<span class="hidden"> (dans un autre onglet)</span></a></p>',
  );
  const withCapital = render(site.replace('https', 'Https'), ids, 'dans un autre onglet');
  assert.match(withCapital, /href="https:.*target="_blank"/);
  assert.doesNotMatch(render(site), /target|span/);
  assert.doesNotMatch(render('[Ici](/about-us), [mail](mailto:a@b.ng)', ids, 'x'), /target|span/);
});

test('a link in a paragraph of its own looks as a button', () => {
  assert.equal(
    render('[Write](/contact-us)\n\nOr [write](/contact-us) later.').replaceAll('\n', ''),
    '<p class="button-link"><a href="/fr/contact-us">Write</a></p><p>Or <a href="/fr/contact-us">write</a> later.</p>',
  );
});

test('the email address is a link, but plain text within another link, and values are escaped', () => {
  const source = 'To *{email}*, [write to **{email}**](/a "{email}"), {organisation}';
  const variables = { email: 'a@b.ng', organisation: '"A" <& B>' };
  const blocks = [{ block: 'text', html: [{ heading: '', words: render(source) }] }];
  assert.deepEqual(withBlocks({ variables } as unknown as Content, blocks).blocks[0]?.html, [
    {
      heading: '',
      words:
        '<p>To <em><a href="mailto:a@b.ng" translate="no">a@b.ng</a></em>, <a href="/fr/a" title="a@b.ng">write to <strong>a@b.ng</strong></a>, &#34;A&#34; &#60;&#38; B&#62;</p>',
    },
  ]);
});

const UNCHECKED = `<script>alert(1)</script>

<svg onload=alert(1)>

One <img src=x onerror=alert(1)> [two](javascript:alert(1)) [three](data:text/html,x) <vbscript:four>
![five](https://elsewhere.example/pixel.png) [six][six]

- [ ] seven

| eight |
| ----- |
| nine  |

[six]: javascript:alert(1)
`;

test('shows only the words of HTML, pictures and links that an earlier version holds unchecked', () => {
  const parts = renderSections(UNCHECKED, page());
  for (const html of [render(UNCHECKED), ...parts.map(({ words }) => words)]) {
    const kinds = new Set(html.match(/<[a-z]\w*[^>]*>/g));
    assert.deepEqual([...kinds].sort(), ['<a>', '<li>', '<p>', '<ul>']);
    assert.match(html, /One[^]*two[^]*three[^]*vbscript:four[^]*six[^]*seven[^]*eight[^]*nine/);
  }
});

test('cuts a text at its headings, but no quotation or list', () => {
  const titled = '[link](/donate "<h2>")';
  const source = `Words.\n\n## One\n\n> ## Quoted\n\n- ## Listed\n\n${titled}`;
  const parts = renderSections(source, page());
  assert.deepEqual(
    parts.map(({ heading }) => heading),
    ['', '<h2 id="one">One</h2>'],
  );
  assert.match(parts[1]?.words ?? '', /^\s*<blockquote>[^]*<\/blockquote>[^]*<\/ul>[^]*<\/p>$/);
});
