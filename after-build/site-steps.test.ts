import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Organisation } from '../src/content/schemas/organisation.ts';
import { compress } from './compress.ts';
import { joinStyles } from './join-styles.ts';
import { removeUnreferenced } from './remove-unreferenced.ts';
import { shortenClassNames } from './shorten-class-names.ts';

const settings = {} as Organisation;
const own: ReadonlySet<string> = new Set();

function siteOf(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'after-build-'));
  mkdirSync(join(folder, '_astro'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const site = { dist: pathToFileURL(`${folder}/`), settings, own };
  return { site, at: (name: string) => join(folder, name) };
}

test('styles that follow each other become one, others stay apart', () => {
  const site = { dist: new URL('file:///'), settings, own };
  const html = '<style>a{}</style><style>b{}</style><p></p><style>c{}</style>';
  assert.equal(joinStyles(html, site), '<style>a{}b{}</style><p></p><style>c{}</style>');
});

test('the most used class gets the shortest name, in the style and on the page alike', () => {
  const site = { dist: new URL('file:///'), settings, own };
  const html =
    '<style>.c-ab_-1 .c-Zz9-_{}.c-Zz9-_{}</style><p class="c-Zz9-_  kept ">c-3 c-longer-word</p><p class="c-ab_-1">';
  assert.equal(
    shortenClassNames(html, site),
    '<style>.b .a{}.a{}</style><p class="a kept">c-3 c-longer-word</p><p class="b">',
  );
});

test('a text gets a brotli and a gzip copy that hold the same, a picture none', async () => {
  const { site, at } = siteOf({ 'index.html': '<p>Hello</p>', 'a.png': 'picture' });
  await compress(site);
  assert.equal(brotliDecompressSync(readFileSync(at('index.html.br'))).toString(), '<p>Hello</p>');
  assert.equal(gunzipSync(readFileSync(at('index.html.gz'))).toString(), '<p>Hello</p>');
  assert.ok(!existsSync(at('a.png.br')));
});

test('a file that no page names goes, others stay', async () => {
  const { site, at } = siteOf({
    'index.html': '<img src=/_astro/used.png>',
    '_astro/used.png': '',
    '_astro/master.png': '',
    'robots.txt': '',
  });
  await removeUnreferenced(site);
  assert.deepEqual(
    ['_astro/used.png', '_astro/master.png', 'robots.txt'].map((file) => existsSync(at(file))),
    [true, false, true],
  );
});
