import assert from 'node:assert/strict';
import { test } from 'node:test';
import { markdownToMdast } from 'satteri';
import { biographyProblems } from './biography.ts';

/** The problems of a biography that starts with a paragraph of two lines. */
function problemsOf(markdown: string): string[] {
  const source = `Ọmọ Èkó – a first line\nand a second.\n\n${markdown}\n`;
  return biographyProblems(source, markdownToMdast(source), 'biography.md', 'en').map(
    ({ line, message }) => `${line}: ${message}`,
  );
}

test('accepts all supported formatting', () => {
  const markdown = `## Part

### Smaller part

> A quotation.

- one
- two
  1. inner

**Bold**, *italic*, [site](https://own-address.africa), [page](/donate), [mail](mailto:a@b.ng),
[part](#part), <https://own-address.africa>, {organisation}, {founder}, {email}, 3 < 5 & more.

***`;
  assert.deepEqual(problemsOf(markdown), []);
});

for (const [what, markdown, sentence, line = 4] of [
  ['HTML in a line', 'Hello <b>bold</b> words', /without HTML, found "<b>"/],
  ['a block of HTML', '<script>alert(1)</script>', /without HTML, found "<script>alert/],
  ['an HTML comment', '<!-- later -->', /without HTML, found "<!-- later -->"/],
  ['a local picture', '![Kora](./kora.jpg)', /without a picture, found "!\[Kora\]/],
  ['a picture of another site', '![x](https://a.ng/x.png)', /without a picture/],
  ['a table', '| a | b |\n|---|---|\n| 1 | 2 |', /without a table, found "\| a \| b/],
  ['a block of code', '```\nx\n```', /without a block of code/],
  ['a line that starts with four spaces', '    hello', /four spaces before a line/],
  ['code in a line', 'Use `this`', /without code between ` signs, found "`this`"/],
  ['a footnote', 'Note[^1].\n\n[^1]: Foot.', /without a footnote/],
  ['a checkbox', '- [x] done', /without boxes to tick/],
  ['the heading of a page', '# Life', /expected "## " or "### " before a heading/],
  ['a script behind a link', '[x](javascript:alert(1))', /https:\/\/.*found "javascript:alert/],
  ['data behind a link', '[x](data:text/html,hi)', /https:\/\/.*found "data:text/],
  ['a script behind a reference', '[x][y]\n\n[y]: javascript:1', /found "javascript:1"/, 6],
  ['an address without https', 'See www.own-address.africa', /starts with https/],
  ['an unknown name', 'By {constructor}', /"\{constructor\}" is not .* one of \{organisation\}/],
  ['a direction mark', 'A\u202eb', /U\+202E turns the direction/],
  ['a lost letter', 'Caf\ufffd', /"�" stands where one was lost/],
] as const) {
  test(`refuses ${what}, with its line`, () => {
    const [first = ''] = problemsOf(markdown);
    assert.match(first, new RegExp(`^${line}: `));
    assert.match(first, sentence);
  });
}

test('refuses front matter and an empty file', () => {
  for (const [source, sentence] of [
    ['---\ntitle: [x\n---\n\nHello.\n', /the lines between "---" are settings/],
    ['---\ntitle: x\n---\n\nHello.\n', /the lines between "---" are settings/],
    [' \n\n', /expected at least one paragraph/],
  ] as const) {
    const [problem] = biographyProblems(source, markdownToMdast(source), 'biography.md', 'en');
    assert.match(problem?.message ?? '', sentence);
  }
});
