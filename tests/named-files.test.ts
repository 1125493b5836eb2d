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
  /(?<![\w/.@-])(?:after-build|docs|editor|hosting|scripts|src|tests)\/[\w./[\]-]*[\w\]]\.(?:astro|css|json|md|mjs|svg|tsx?|webp)\b/g;

test('every file that README, docs/ or a comment names is there', () => {
  const texts = globSync(
    '{*.{js,md,ts},docs/**/*.md,{after-build,editor,hosting,scripts,src}/**/*.{astro,css,mjs,ts,tsx}}',
    { cwd: ROOT, exclude: ['**/*.test.ts'] },
  );
  const gone = texts.flatMap((file) =>
    [...new Set(readFileSync(join(ROOT, file), 'utf8').match(PATH))]
      .filter((path) => !existsSync(join(ROOT, path)))
      .map((path) => `${file} names ${path}`),
  );
  assert.deepEqual(gone, []);
});
