import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unreferenced } from './remove-unreferenced.ts';

const texts: Record<string, string> = {
  'index.html':
    '<img src="/_astro/kora.1.avif" srcset="/_astro/kora.2.avif 2x"><script src="/_astro/used.js">',
  'sw.js': 'precache(["/_astro/kept-by-worker.woff2"])',
  '_astro/used.js': 'import "./chunk.js"',
  '_astro/unused.js': 'import "./only-unused.js"',
};
const files = [
  ...Object.keys(texts),
  '_astro/kora.1.avif',
  '_astro/kora.2.avif',
  '_astro/kora.original.jpg',
  '_astro/kept-by-worker.woff2',
  '_astro/chunk.js',
  '_astro/only-unused.js',
];

test('finds files that nothing names, and those that only such files name', () => {
  const found = unreferenced(
    files,
    (file) => texts[file] ?? '',
    (file) => file.startsWith('_astro/'),
  );
  assert.deepEqual(found.sort(), [
    '_astro/kora.original.jpg',
    '_astro/only-unused.js',
    '_astro/unused.js',
  ]);
});

test('keeps a file outside of the folder that nothing names', () => {
  assert.deepEqual(
    unreferenced(
      ['index.html', 'robots.txt'],
      () => '',
      (file) => file.startsWith('_astro/'),
    ),
    [],
  );
});
