import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Organisation } from '../src/content/schemas/organisation.ts';
import { folderWith } from '../tests/support/folder-with.ts';
import { compress } from './compress.ts';
import { joinScripts } from './join-scripts.ts';
import { joinStyles } from './join-styles.ts';
import { shareHashes } from './share-hashes.ts';
import { removeUnreferenced } from './remove-unreferenced.ts';
import { shortenClassNames, shortenProperties } from './shorten-names.ts';
import { tidy } from './tidy.ts';

const settings = {} as Organisation;
const own: ReadonlySet<string> = new Set();
/** For steps that look at the page alone. */
const nowhere = { dist: new URL('file:///'), settings, own };

function siteOf(files: Record<string, string>) {
  const site = { dist: folderWith(files), settings, own };
  return { site, at: (name: string) => new URL(name, site.dist) };
}

test('styles that follow each other become one, others stay apart', () => {
  const html = '<style>a{}</style><style>b{}</style><p></p><style>c{}</style>';
  assert.equal(joinStyles(html, nowhere), '<style>a{}b{}</style><p></p><style>c{}</style>');
});

test('the most used class gets the shortest name, in the style and on the page alike', () => {
  const html =
    '<style>.c-ab_-1 .c-Zz9-_{}.c-Zz9-_{}</style><p class="c-Zz9-_  kept ">c-3 c-longer-word</p><p class="c-ab_-1">';
  assert.equal(
    shortenClassNames(html, nowhere),
    '<style>.b .a{}.a{}</style><p class="a kept">c-3 c-longer-word</p><p class="b">',
  );
});

test('scripts that follow each other become one with names of their own, but not where one imports', () => {
  const script = (code: string) => `<script type="module">${code}</script>`;
  assert.equal(
    joinScripts(`${script('var a=1;')}${script('var a=2')}<p></p>${script('var a=3')}`, nowhere),
    `${script('var a=1;(()=>{var a=2})()')}<p></p>${script('var a=3')}`,
  );
  const loading = script('a()') + script('import("./b.js")');
  assert.equal(joinScripts(loading, nowhere), script('a();(()=>{import("./b.js")})()'));
  const importing = script('a()') + script('import"./b.js"');
  assert.equal(joinScripts(importing, nowhere), importing);
});

test('the most used custom property gets the shortest name, in styles and in drawings, nothing else one', () => {
  const html =
    '<style>a{--long:1;--most-used:2;top:var(--most-used)}</style><p class="b--long">--long</p><path fill="var(--most-used)"/>';
  assert.equal(
    shortenProperties(html, siteOf({}).site),
    '<style>a{--b:1;--a:2;top:var(--a)}</style><p class="b--long">--long</p><path fill="var(--a)"/>',
  );
});

test('quotation marks inside a style keep no custom property from its short name', () => {
  assert.equal(
    shortenProperties(
      '<link type="a" crossorigin><style>p{font:var(--font)}a{--font:b,"c d",e}b{--font:"f"}</style>',
      siteOf({}).site,
    ),
    '<link type="a" crossorigin><style>p{font:var(--a)}a{--a:b,"c d",e}b{--a:"f"}</style>',
  );
});

test('a custom property that a script brings style for keeps its name', () => {
  const { site } = siteOf({ 'form.js': 'sheet("i{color:var(--warm)}")' });
  assert.equal(
    shortenProperties('<style>:root{--warm:red;--cold:blue}b{color:var(--cold)}</style>', site),
    '<style>:root{--warm:red;--a:blue}b{color:var(--a)}</style>',
  );
});

test('what browsers read alike is written the shorter way, words as they are', () => {
  assert.equal(
    tidy(
      '<style>a{b:c(1, 2) / 3}</style><svg><path d="M0 0"></path></svg><p>a, b / c</p>',
      nowhere,
    ),
    '<style>a{b:c(1,2)/3}</style><svg><path d="M0 0"/></svg><p>a, b / c</p>',
  );
});

test('files of a picture share a hash of all of them, which changes with any', () => {
  const picture = (path: string) =>
    `<picture><source srcset="${path}_1.avif 200w, ${path}_Z2.avif 400w"><img src="${path}_3.jpeg"></picture>`;
  const named = (wide: string) => {
    const { site, at } = siteOf({
      '_astro/kora.AAAAAAAA_1.avif': 'small',
      '_astro/kora.AAAAAAAA_Z2.avif': wide,
      '_astro/kora.AAAAAAAA_3.jpeg': 'any',
    });
    const html = shareHashes(picture('/_astro/kora.AAAAAAAA'), site);
    const files = [...html.matchAll(/_astro\/[^" ]+/g)].map(([file]) => file);
    return { html, texts: files.map((file) => readFileSync(at(file), 'utf8')) };
  };
  const { html, texts } = named('wide');
  const path = /\/_astro\/kora\.[\w-]{4}/.exec(html)?.[0];
  assert.equal(
    html,
    `<picture><source srcset="${path}-200.avif 200w, ${path}-400.avif 400w"><img src="${path}.jpeg"></picture>`,
  );
  assert.deepEqual(texts, ['small', 'wide', 'any']);
  assert.notEqual(named('another').html, html);
});

test('typefaces have one hash on every page', () => {
  const { site, at } = siteOf({ '_astro/a.AAAAAAAA.woff2': 'a', '_astro/b.BBBBBBBB.woff2': 'b' });
  const pages = [
    'url(/_astro/a.AAAAAAAA.woff2)',
    'url(/_astro/a.AAAAAAAA.woff2)url(/_astro/b.BBBBBBBB.woff2)',
  ];
  const [one = '', both = ''] = pages.map((html) => shareHashes(html, site));
  assert.ok(both.startsWith(one));
  assert.equal(
    readFileSync(at(/\/(_astro\/b\.[\w-]{4}\.woff2)/.exec(both)?.[1] ?? ''), 'utf8'),
    'b',
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
