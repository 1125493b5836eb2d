import assert from 'node:assert/strict';
import { test } from 'node:test';
import progress from './progress.ts';

/** The output for a build of two pages and eight pictures. */
function output(): string {
  let text = '';
  const { write } = progress(undefined, (chunk) => (text += chunk));
  const log = (message: string, level: 'info' | 'warn' | 'error' = 'info') =>
    write({ label: null, level, message, newLine: true });
  for (const file of ['/index.html', '/about-us.html', '/sitemap.xml']) log(`  ├─ ${file}`);
  log(' generating optimized images ');
  for (let done = 1; done <= 8; done++) log(`  ▶ /_astro/kora.avif (+9ms) (${done}/8)`);
  log('a picture is large', 'warn');
  log('ReferenceError: x\n    at page.ts:1:1', 'error');
  return text;
}

test('counts pages, and pictures in quarters', () => {
  assert.equal(
    output(),
    `2 pages are written; cutting their pictures …
2 of 8 pictures are cut.
4 of 8 pictures are cut.
6 of 8 pictures are cut.
8 of 8 pictures are cut.
a picture is large
`,
  );
});
