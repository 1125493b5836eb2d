import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { parse, walk } from 'css-tree';
import { ROOT } from '../../tests/support/root.ts';
import { folderWith } from '../../tests/support/folder-with.ts';
import { bundle } from '../bundle.ts';
import { buildApp } from './build.ts';

/** Brotli bytes. */
const CODE = 300_000;
const ALL_FILES = 1_300_000;

const folder = folderWith();
await buildApp(folder);
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

test('style of pages keeps the order of its layers, whichever view is loaded first', async () => {
  const expected = layersIn(readFileSync(`${ROOT}/src/site/styles/layers.css`, 'utf8'));
  assert.ok(expected.length > 5);
  assert.deepEqual(layersIn(readFileSync(new URL('page.css', folder), 'utf8')), expected);
  const { 'page.css': today } = await bundle({});
  assert.deepEqual(layersIn(new TextDecoder().decode(today)), expected);
});

test('its code has at most 300 kB without what cleans drawings, and all files have at most 1.3 MB', () => {
  const sum = (some: string[]) => some.reduce((all, file) => all + bytesOf(file), 0);
  const code = files.filter((file) => /\.(js|css)$/.test(file) && !file.includes('drawings-'));
  assert.ok(sum(code) <= CODE, `${sum(code)} bytes`);
  assert.ok(sum(files) <= ALL_FILES, `${sum(files)} bytes`);
});
