import assert from 'node:assert/strict';
import { test } from 'node:test';
import { markdownToMdast } from 'satteri';
import { biographyProblems } from './biography.ts';

/** What is said about a biography that starts with a paragraph of two lines. */
function said(markdown: string): string[] {
  const source = `Ọmọ Èkó – a first line\nand a second.\n\n${markdown}\n`;
  return biographyProblems(source, markdownToMdast(source), 'biography.md', 'en').map(
    ({ line, message }) => `${line}: ${message}`,
  );
}

test('everything that the page has a look for is accepted', () => {
  const markdown = `## Part

### Smaller part

> A quotation.

- one
- two
  1. inner

**Bold**, *italic*, [site](https://own-address.africa), [page](/donate), [mail](mailto:a@b.ng),
[part](#part), <https://own-address.africa>, {organisation}, {founder}, {email}, 3 < 5 & more.

***`;
  assert.deepEqual(said(markdown), []);
});

for (const [what, markdown, line, sentence] of [
  ['HTML in a line', 'Hello <b>bold</b> words', 4, /without HTML, found "<b>"/],
  ['a block of HTML', '<script>alert(1)</script>', 4, /without HTML, found "<script>alert/],
  ['a remark of HTML', '<!-- later -->', 4, /without HTML, found "<!-- later -->"/],
  ['a picture of its own', '![Kora](./kora.jpg)', 4, /without a picture, found "!\[Kora\]/],
  ['a picture of another site', '![x](https://a.ng/x.png)', 4, /without a picture/],
  ['a table', '| a | b |\n|---|---|\n| 1 | 2 |', 4, /without a table, found "\| a \| b/],
  ['a block of code', '```\nx\n```', 4, /without a block of code/],
  ['a line that starts with four spaces', '    hello', 4, /four spaces before a line/],
  ['code in a line', 'Use `this`', 4, /without code between ` signs, found "`this`"/],
  ['a footnote', 'Note[^1].\n\n[^1]: Foot.', 4, /without a footnote/],
  ['a box to tick', '- [x] done', 4, /without boxes to tick/],
  ['the heading of a page', '# Life', 4, /expected "## " or "### " before a heading/],
  ['a script behind a link', '[x](javascript:alert(1))', 4, /https:\/\/.*found "javascript:alert/],
  ['data behind a link', '[x](data:text/html,hi)', 4, /https:\/\/.*found "data:text/],
  ['a script behind a reference', '[x][y]\n\n[y]: javascript:1', 6, /found "javascript:1"/],
  ['an address without https', 'See www.own-address.africa', 4, /starts with https/],
  [
    'a name nobody knows',
    'By {constructor}',
    4,
    /"\{constructor\}" is not known here; expected one of \{organisation\}/,
  ],
  ['a character that turns the text', 'A\u202eb', 4, /U\+202E turns the direction/],
  ['a lost letter', 'Caf\ufffd', 4, /"�" stands where one was lost/],
] as const) {
  test(`${what} is refused with its line and what was found`, () => {
    const [first = ''] = said(markdown);
    assert.match(first, new RegExp(`^${line}: `));
    assert.match(first, sentence);
  });
}

test('settings before the text, right or broken, and an empty file are refused', () => {
  for (const [source, sentence] of [
    ['---\ntitle: [x\n---\n\nHello.\n', /the lines between "---" are settings/],
    ['---\ntitle: x\n---\n\nHello.\n', /the lines between "---" are settings/],
    [' \n\n', /expected at least one paragraph/],
  ] as const) {
    const [problem] = biographyProblems(source, markdownToMdast(source), 'biography.md', 'en');
    assert.match(problem?.message ?? '', sentence);
  }
});
