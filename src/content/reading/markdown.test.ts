import assert from 'node:assert/strict';
import { test } from 'node:test';
import { REFUSED } from '../../../tests/fixtures/refused-markdown.ts';
import { markdownIn, markdownProblems } from './markdown.ts';

/** The problems of a text in Markdown. */
function problemsIn(value: string) {
  const markdown = markdownIn({ path: [], value, fieldSchema: { format: 'markdown' } });
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

[x]: https://own-address.africa "Its title"
`;

test('accepts everything for which pages have a style', () => {
  assert.deepEqual(problemsIn(ALLOWED), []);
});

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
