import assert from 'node:assert/strict';
import { test } from 'node:test';
import { markdownToMdast } from 'satteri';
import { REFUSED } from '../../../tests/fixtures/biographies.ts';
import { biographyProblems } from './biography.ts';

/** The problems of a biography that starts with a paragraph of two lines. */
function problemsOf(markdown: string): string[] {
  const source = `Ọmọ Èkó – a first line\nand a second.\n\n${markdown}\n`;
  return biographyProblems(source, markdownToMdast(source), 'biography.md', 'en').map(
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
    [' \n\n', /This needs at least one paragraph/],
  ] as const) {
    const [problem] = biographyProblems(source, markdownToMdast(source), 'biography.md', 'en');
    assert.match(problem?.message ?? '', sentence);
  }
});
