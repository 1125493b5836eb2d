import { Project } from '../src/core/project/project.ts';
import { MODEL } from '../src/features.ts';
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { content } from '../tests/support/content.ts';
import { folderWith } from '../tests/support/folder-with.ts';
import { compress } from './compress.ts';
import { removeUnreferenced } from './remove-unreferenced.ts';

const project = new Project(MODEL, []);
const settings = content('organisation');
const ownPaths: ReadonlySet<string> = new Set();

function siteOf(files: Record<string, string>) {
  const site = { dist: folderWith(files), project, settings, ownPaths };
  return { site, at: (name: string) => new URL(name, site.dist) };
}

test('writes a brotli and a gzip copy of a text, none of a picture', async () => {
  const { site, at } = siteOf({ 'index.html': '<p>Hello</p>', 'a.png': 'picture' });
  await compress(site, []);
  assert.equal(brotliDecompressSync(readFileSync(at('index.html.br'))).toString(), '<p>Hello</p>');
  assert.equal(gunzipSync(readFileSync(at('index.html.gz'))).toString(), '<p>Hello</p>');
  assert.ok(!existsSync(at('a.png.br')));
});

test('removes only files that no page names', async () => {
  const { site, at } = siteOf({
    'index.html': '<img src=/_astro/used.png>',
    '_astro/used.png': '',
    '_astro/master.png': '',
    'robots.txt': '',
  });
  await removeUnreferenced(site, []);
  assert.deepEqual(
    ['_astro/used.png', '_astro/master.png', 'robots.txt'].map((file) => existsSync(at(file))),
    [true, false, true],
  );
});
