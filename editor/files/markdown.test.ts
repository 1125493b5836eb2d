import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { markdownToMdast } from 'satteri';
import { renderMarkdown } from '../../src/loading/render-markdown.ts';
import { biographyProblems } from '../../src/core/reading/biography.ts';
import { REFUSED } from '../../tests/fixtures/biographies.ts';
import { pathOf } from './model.ts';
import { parseMarkdown } from '../../src/core/reading/parse-markdown.ts';
import { markdownHtml, markdownParts } from './markdown.ts';

/** What the build makes of a text. */
const built = (markdown: string) =>
  renderMarkdown(markdown, { code: 'en', targetOf: (href) => ({ href }), ids: new Set() });

/** Two ways to write one sign are no difference. */
const plain = (html: string) =>
  html.replaceAll('&#x26;', '&amp;').replaceAll('&#x3C;', '&lt;').trim();

const SHIPPED = readFileSync(
  new URL(`../../${pathOf('biography', 'en')}`, import.meta.url),
  'utf8',
);

/** What the editor says of a biography. */
const said = (markdown: string) => biographyProblems(markdown, parseMarkdown(markdown), '', 'en');

const EVERYTHING = `Ọmọ Èkó – a "first" line's
and 'a' second. She said: "it's 'so'" -- or --- not... ("odd") in the 1990's, the '90s and '07.

## Part "one"

### Smaller part

> A quotation
> of two lines.

- one
- two
  1. inner
  2. inner too

3. three
4. four

- far

- apart

"**Bold** words", *"italic"*, [site](https://own-address.africa), [page](/donate), [mail](mailto:a@b.ng),
[part](#part), <https://own-address.africa>, {organisation}, {founder}, {email}, 3 < 5 & more.  
A new line, https://bare.example.org and [by name][name] and a "quoted"—dash.

[name]: https://own-address.africa "Its title"

***
`;

for (const [what, markdown] of [
  ['the shipped biography', SHIPPED],
  ['a biography with everything that is allowed', EVERYTHING],
] as const) {
  test(`shows ${what} in the preview as the build renders it`, () => {
    for (const tree of [parseMarkdown(markdown), markdownToMdast(markdown)])
      assert.deepEqual(biographyProblems(markdown, tree, '', 'en'), []);
    assert.equal(plain(markdownHtml(markdown)), plain(built(markdown)));
  });
}

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
  const parts = markdownParts(UNCHECKED, new Set());
  for (const html of [markdownHtml(UNCHECKED), ...parts.map(({ words }) => words)]) {
    const kinds = new Set(html.match(/<[a-z]\w*[^>]*>/g));
    assert.deepEqual([...kinds].sort(), ['<a>', '<li>', '<p>', '<ul>']);
    assert.match(html, /One[^]*two[^]*three[^]*vbscript:four[^]*six[^]*seven[^]*eight[^]*nine/);
  }
});

test('cuts a text at its headings, but no quotation or list', () => {
  const titled = '[link](/donate "<h2>")';
  const parts = markdownParts(
    `Words.\n\n## One\n\n> ## Quoted\n\n- ## Listed\n\n${titled}`,
    new Set(),
  );
  assert.deepEqual(
    parts.map(({ heading }) => heading),
    ['', '<h2 id="one">One</h2>'],
  );
  assert.match(parts[1]?.words ?? '', /^\s*<blockquote>[^]*<\/blockquote>[^]*<\/ul>[^]*<\/p>$/);
});

for (const [what, markdown] of [['an empty text', ''], ...REFUSED] as const) {
  test(`says of ${what} what the build says`, () => {
    const expected = biographyProblems(markdown, markdownToMdast(markdown), '', 'en');
    assert.ok(expected.length > 0);
    assert.deepEqual(said(markdown), expected);
  });
}

test('a text that was rendered before gives the same, and the same ids for its headings', () => {
  const [ids, again, others] = [new Set(['odd']), new Set(['odd']), new Set<string>()];
  const html = markdownHtml('## Odd', { ids });
  assert.match(html, /id="odd-2"/);
  assert.equal(markdownHtml('## Odd', { ids: again }), html);
  assert.deepEqual([...again], [...ids]);
  assert.match(markdownHtml('## Odd', { ids: others }), /id="odd"/);
  assert.notEqual(markdownHtml('"a"', { quotes: false }), markdownHtml('"a"'));
});
