import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from './support/root.ts';

/**
 * The path of a file of the project as a paper or a comment writes it, such as
 * `src/pages/[...language]/donate.astro`.
 */
const PATH =
  /(?<![\w/.@-])(?:docs|src|tests|tools)\/[\w./[\]-]*[\w\]]\.(?:astro|css|json|md|mjs|svg|tsx?|webp)\b/g;

test('every file that README, docs/ or a comment names is there', () => {
  const texts = globSync('{*.{md,ts},docs/**/*.{md,yaml},{src,tools}/**/*.{astro,css,md,ts,tsx}}', {
    cwd: ROOT,
    exclude: ['**/*.test.ts'],
  });
  const gone = texts.flatMap((file) =>
    [...new Set(readFileSync(join(ROOT, file), 'utf8').match(PATH))]
      .filter((path) => !existsSync(join(ROOT, path)))
      .map((path) => `${file} names ${path}`),
  );
  assert.deepEqual(gone, []);
});
