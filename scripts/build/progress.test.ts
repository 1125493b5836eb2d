import assert from 'node:assert/strict';
import { test } from 'node:test';
import progress from './progress.ts';

/** What a person sees of a build of two pages and eight pictures. */
function shown(): string {
  let text = '';
  const { write } = progress(undefined, (chunk) => (text += chunk));
  const say = (message: string, level: 'info' | 'warn' | 'error' = 'info') =>
    write({ label: null, level, message, newLine: true });
  for (const file of ['/index.html', '/about-us.html', '/sitemap.xml']) say(`  ├─ ${file}`);
  say(' generating optimized images ');
  for (let done = 1; done <= 8; done++) say(`  ▶ /_astro/kora.avif (+9ms) (${done}/8)`);
  say('a picture is large', 'warn');
  say('ReferenceError: x\n    at page.ts:1:1', 'error');
  return text;
}

test('pages and pictures are counted, in a line for each quarter', () => {
  assert.equal(
    shown(),
    `2 pages are written; cutting their pictures …
2 of 8 pictures are cut.
4 of 8 pictures are cut.
6 of 8 pictures are cut.
8 of 8 pictures are cut.
a picture is large
`,
  );
});
