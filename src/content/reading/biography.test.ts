import assert from 'node:assert/strict';
import { test } from 'node:test';
import { REFUSED } from '../../../tests/fixtures/biographies.ts';
import { biographyProblems } from './biography.ts';

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
  assert.deepEqual(biographyProblems(ALLOWED, 'biography.md'), []);
});

/** The problems of a biography that starts with a paragraph of two lines. */
function problemsOf(markdown: string): string[] {
  const source = `Ọmọ Èkó – a first line\nand a second.\n\n${markdown}\n`;
  return biographyProblems(source, 'biography.md').map(
    ({ line, message }) => `${line}: ${message}`,
  );
}

for (const [what, markdown, sentence, line = 4] of REFUSED) {
  test(`refuses ${what}, with its line`, () => {
    const [first = ''] = problemsOf(markdown);
    assert.match(first, new RegExp(`^${line}: `));
    assert.match(first, sentence);
  });
}

test('refuses front matter and an empty file', () => {
  for (const [source, sentence] of [
    ['---\ntitle: [x\n---\n\nHello.\n', /The lines between "---" are settings/],
    ['---\ntitle: x\n---\n\nHello.\n', /The lines between "---" are settings/],
    [' \n\n', /Write at least one paragraph/],
  ] as const) {
    const [problem] = biographyProblems(source, 'biography.md');
    assert.match(problem?.message ?? '', sentence);
  }
});
