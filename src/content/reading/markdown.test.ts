import assert from 'node:assert/strict';
import { test } from 'node:test';
import { markdownIn, markdownProblems } from './markdown.ts';

/** The problems of a text in Markdown. */
function problemsIn(value: string) {
  const markdown = markdownIn({
    path: [],
    value,
    field: { kind: 'markdown', label: '', type: 'string', isOptional: false },
  });
  return markdownProblems(markdown ?? assert.fail());
}

const ALLOWED = `A first "line"
and a second.\\
A third, a fourth.  
A fifth, <https://own-address.africa>, https://bare.example.org, {founder}, 3 < 5 & more.

## Part

### Smaller part

> A quotation

- one
  1. **inner**

***

[site](https://own-address.africa), [page](/donate), [mail](mailto:a@b.ng), [part](#part), [x][x]

[x]: HTTPS://own-address.africa "Its title"
`;

test('accepts everything for which pages have a style', () => {
  assert.deepEqual(problemsIn(ALLOWED), []);
});

/**
 * What no text in Markdown may hold, the sentence about it, and its line after a paragraph of two lines.
 */
const REFUSED: [what: string, markdown: string, sentence: RegExp, line?: number][] = [
  ['HTML in a line', 'Hello <b>bold</b> words', /cannot contain HTML. It says "<b>"/],
  ['a block of HTML', '<script>alert(1)</script>', /cannot contain HTML. It says "<script>alert/],
  ['an HTML comment', '<!-- later -->', /cannot contain HTML. It says "<!-- later -->"/],
  ['a local picture', '![Kora](./kora.jpg)', /cannot contain a picture. It says "!\[Kora\]/],
  ['a table', '| a | b |\n|---|---|\n| 1 | 2 |', /cannot contain a table. It says "\| a \| b/],
  ['a block of code', '```\nx\n```', /cannot contain a block of code/],
  ['a line that starts with four spaces', '    hello', /four spaces before a line/],
  ['code in a line', 'Use `this`', /cannot contain code between ` signs. It says "`this`"/],
  ['a footnote', 'Note[^1].\n\n[^1]: Foot.', /cannot contain a footnote/],
  ['a checkbox', '- [x] done', /without boxes to tick/],
  ['the heading of a page', '# Life', /Write "## " or "### " before a heading/],
  ['a script behind a link', '[x](javascript:alert(1))', /https:\/\/.*It says "javascript:alert/],
  ['a script behind a reference', '[x][y]\n\n[y]: javascript:1', /It says "javascript:1"/, 6],
  ['an address without https', 'See www.own-address.africa', /starts with https/],
  ['an unknown name', 'By {constructor}', /"\{constructor\}" is not .* one of \{organisation\}/],
  ['a direction mark', 'A\u202eb', /U\+202E: it reverses the direction/],
  ['a broken character in the title of a link', '[x](/donate "a\uffffb")', /U\+FFFF/],
  ['a lost letter', 'Caf\ufffd', /that is now "�": it was lost/],
  ['a line struck through', '~~struck~~', /cannot contain struck words between ~ signs/],
  ['2,000 quotations inside one another', `${'> '.repeat(2000)}x`, /fewer lists.*It says "> > >/],
];

/** The problems of a text that starts with a paragraph of two lines. */
function problemsOf(markdown: string): string[] {
  const source = `Ọmọ Èkó – a first line\nand a second.\n\n${markdown}\n`;
  return problemsIn(source).map(({ line, message }) => `${line}: ${message}`);
}

for (const [what, markdown, sentence, line = 4] of REFUSED) {
  test(`refuses ${what}, with its line`, () => {
    const [first = ''] = problemsOf(markdown);
    assert.match(first, new RegExp(`^${line}: `));
    assert.match(first, sentence);
  });
}

test('refuses front matter and an empty text', () => {
  for (const [source, sentence] of [
    ['---\ntitle: [x\n---\n\nHello.\n', /The lines between "---" are settings/],
    ['---\ntitle: x\n---\n\nHello.\n', /The lines between "---" are settings/],
    [' \n\n', /Write at least one paragraph/],
  ] as const) {
    const [problem] = problemsIn(source);
    assert.match(problem?.message ?? '', sentence);
  }
});
