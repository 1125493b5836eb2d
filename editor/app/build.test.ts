import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { parse, walk } from 'css-tree';
import { parseSync } from 'vite';
import { ROOT } from '../../tests/support/root.ts';
import { siteWithApp } from '../../tests/editor/site-with-app.ts';

/** Brotli bytes. */
const FIRST_LOAD = 300_000;
const ALL_FILES = 1_300_000;

const folder = new URL('admin/', await siteWithApp());
const files = globSync('**/*.*', { cwd: fileURLToPath(folder) });
const bytesOf = (file: string) => brotliCompressSync(readFileSync(new URL(file, folder))).length;

/** The layers of a style sheet in their order. */
function layersIn(css: string): string[] {
  const layers = new Set<string>();
  walk(parse(css), (node) => {
    if (node.type === 'Layer') layers.add(node.name);
  });
  return [...layers];
}

test('style of pages keeps the order of its layers, whichever view is loaded first', () => {
  const expected = layersIn(readFileSync(`${ROOT}/src/site/styles/layers.css`, 'utf8'));
  assert.ok(expected.length > 5);
  assert.deepEqual(layersIn(readFileSync(new URL('page.css', folder), 'utf8')), expected);
});

/** A script of the editor with all that it imports before it runs. */
function withImports(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  const { module } = parseSync(file, readFileSync(new URL(file, folder), 'utf8'));
  const addresses = module.staticImports.map(({ moduleRequest }) => moduleRequest.value);
  const here = new URL(file, 'file:///');
  for (const address of addresses) withImports(new URL(address, here).pathname.slice(1), known);
  return known;
}

test('until a word can be typed it loads at most 300 kB, and all files have at most 1.3 MB', () => {
  const sum = (some: Iterable<string>) => [...some].reduce((all, file) => all + bytesOf(file), 0);
  const page = files.filter((file) => /\/PageScreen-[^/]*\.js$/.test(file));
  assert.equal(page.length, 1);
  const scripts = new Set(['editor.js', ...page].flatMap((file) => [...withImports(file)]));
  assert.ok(scripts.size > 10);
  const first = sum(['index.html', 'app.css', 'page.css', 'typed.css', ...scripts]);
  assert.ok(first <= FIRST_LOAD, `${first} bytes`);
  assert.ok(sum(files) <= ALL_FILES, `${sum(files)} bytes`);
});

test('what only a service needs, and what cleans drawings, is loaded when it is needed', () => {
  const scripts = withImports('editor.js');
  const later = ['connection', 'SignIn', 'ChangesScreen', 'drawings', 'max'];
  for (const name of later)
    assert.ok(![...scripts].some((file) => file.includes(`/${name}-`)), name);
});
