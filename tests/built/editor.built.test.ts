/** The example, which has an editor, beside the site as shipped, which has none. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { parse, walk } from 'css-tree';
import { parseSync } from 'vite';
import { valueAt } from '#content/fields/field.ts';
import { SIGN_IN_FUNCTION_PATHS } from '#editor/publish/sign-in/function/files.ts';
import { BUILT_FILE } from '#editor/store/online/built.ts';
import { headersOf } from '#site/output/hosting/headers.ts';
import { EDITOR_FOLDER, listFiles, readPage } from '#site/output/pages.ts';
import { DIST } from '../support/built.ts';
import { content } from '../support/content.ts';
import { policyIn } from '../support/policy-in.ts';
import { ROOT } from '../support/root.ts';
import { COMMIT, exampleSite } from '../support/sites.ts';

/** Bytes of all its files, compressed copies of the same left aside. */
const MOST_BYTES = 2_500_000;
/** Brotli bytes. */
const FIRST_LOAD = 280_000;
const ALL_FILES = 1_300_000;

const FOLDER = EDITOR_FOLDER.slice(1);
const dist = await exampleSite();
const without = pathToFileURL(`${DIST}/`);
/** Where the team has an editor, both sites have one. */
const skip = content('organisation').editing !== 'none';

const read = (folder: URL, file: string) => readFileSync(new URL(encodeURI(file), folder));
const isEditor = (file: string) => file.startsWith(FOLDER);
const editorFiles = listFiles(dist).filter((file) => isEditor(file) && !/\.(br|gz)$/.test(file));

test('no file of visitors names it, but the worker, which must not answer for it', () => {
  const texts = listFiles(dist).filter((file) =>
    /\.(html|js|css|json|xml|txt|webmanifest)$/.test(file),
  );
  const names = texts.filter(
    (file) => !isEditor(file) && /\badmin\b/.test(read(dist, file).toString()),
  );
  assert.deepEqual(names, ['sw.js']);
  assert.deepEqual(
    read(dist, 'sw.js')
      .toString()
      .match(/[^"'`(]*admin[^"'`)]*/g),
    [EDITOR_FOLDER],
  );
});

test('without the setting nothing of an editor is there', { skip }, () => {
  assert.deepEqual(listFiles(without).filter(isEditor), []);
  for (const file of ['sw.js', '_headers', '.htaccess']) {
    assert.doesNotMatch(read(without, file).toString(), /admin/, file);
  }
});

test('search engines are told not to index it', () => {
  assert.match(read(dist, `${FOLDER}index.html`).toString(), /name="robots" content="noindex/);
});

/** The layers of a style sheet in their order. */
function layersIn(css: string): string[] {
  const layers = new Set<string>();
  walk(parse(css), (node) => {
    if (node.type === 'Layer') layers.add(node.name);
  });
  return [...layers];
}

test('style of pages keeps the order of its layers, whichever view is loaded first', () => {
  const expected = layersIn(readFileSync(`${ROOT}/src/site/shared/styles/layers.css`, 'utf8'));
  assert.ok(expected.length > 5);
  assert.deepEqual(layersIn(read(dist, `${FOLDER}page.css`).toString()), expected);
});

/** A script of the editor with all that it imports before it runs. */
function withImports(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  const { module } = parseSync(file, read(dist, file).toString());
  const addresses = module.staticImports.map(({ moduleRequest }) => moduleRequest.value);
  const here = new URL(file, 'file:///');
  for (const address of addresses) withImports(new URL(address, here).pathname.slice(1), known);
  return known;
}

/** The bytes that a host sends. */
const sentBytes = (file: string) => {
  const packed = new URL(encodeURI(`${file}.br`), dist);
  return existsSync(packed) ? statSync(packed).size : read(dist, file).length;
};

test('until a word can be typed it loads at most 280 kB, and all files have at most 1.3 MB, 2.5 MB unpacked', () => {
  const sum = (some: Iterable<string>) => [...some].reduce((all, file) => all + sentBytes(file), 0);
  // What the first file and the first screen ask for once they run.
  const later = editorFiles.filter((file) => /\/(main|PageScreen)-[^/]*\.js$/.test(file));
  assert.equal(later.length, 2);
  const begins = [`${FOLDER}editor.js`, ...later];
  const scripts = new Set(begins.flatMap((file) => [...withImports(file)]));
  assert.ok(scripts.size > 5);
  const drawn = ['index.html', 'app.css', 'page.css'].map((file) => FOLDER + file);
  const first = sum([...drawn, ...scripts]);
  assert.ok(first <= FIRST_LOAD, `${first} bytes`);
  assert.ok(sum(editorFiles) <= ALL_FILES, `${sum(editorFiles)} bytes`);
  const bytes = editorFiles.reduce((all, file) => all + read(dist, file).length, 0);
  assert.ok(bytes <= MOST_BYTES, `${bytes} bytes`);
});

test('what only a service needs, and what reads drawings, is loaded when it is needed', () => {
  const scripts = withImports(`${FOLDER}editor.js`);
  const later = ['connection', 'SignIn', 'ChangesScreen', 'parse-drawing', 'max'];
  for (const name of later)
    assert.ok(![...scripts].some((file) => file.includes(`/${name}-`)), name);
});

test('its policy allows its own scripts and GitHub', () => {
  const policy = policyIn(readPage(dist, `${FOLDER}index.html`));
  assert.deepEqual(policy['script-src'], ["'self'"]);
  assert.deepEqual(policy['default-src'], ["'none'"]);
  assert.deepEqual(policy['connect-src'], ["'self'", 'https://api.github.com']);
});

test('the function that signs in by one tap is written for Cloudflare Pages and for Netlify', () => {
  for (const path of SIGN_IN_FUNCTION_PATHS)
    assert.match(
      readFileSync(new URL(`../${path}`, dist), 'utf8'),
      /"Iv23-example"[^]*\/api\/sign-in/,
    );
});

test('each build records the commit that it was made from', () => {
  const file = `${FOLDER}${BUILT_FILE}`;
  const built: unknown = JSON.parse(read(dist, file).toString());
  assert.equal(valueAt(built, ['head']), COMMIT);
  assert.equal(headersOf(`/${file}`)['Cache-Control'], 'no-cache');
});
