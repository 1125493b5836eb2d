/** The site with an editor, beside the one without. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { contentHashes } from '../../editor/online/content-hashes.ts';
import { BUILT_FILE } from '../../editor/online/hashes.ts';
import { loadHeaders } from '../../hosting/headers.ts';
import { EDITOR_FOLDER, listFiles, readPage } from '../../hosting/pages.ts';
import { parsePolicy, policyIn } from '../../hosting/policy.ts';
import { valueAt } from '../../src/core/schemas/json-schema.ts';
import { CHECKS } from '../hosts/checks.ts';
import { serve } from '../../scripts/serve.ts';
import { WITHOUT_EDITOR, WITH_EDITOR } from '../fixtures/with-editor.ts';
import { DIST } from '../support/built.ts';
import { content } from '../support/content.ts';
import { buildCopy } from '../support/site-copy.ts';

/** Bytes of all its files, compressed copies of the same left aside. */
const MOST_BYTES = 2_500_000;

const FOLDER = EDITOR_FOLDER.slice(1);
const [{ dist, ok, output }, { dist: without }] = await Promise.all([
  buildCopy(WITH_EDITOR),
  content('organisation').editing === 'none'
    ? { dist: pathToFileURL(`${DIST}/`) }
    : buildCopy(WITHOUT_EDITOR),
]);
assert.ok(ok, output);

const read = (folder: URL, file: string) => readFileSync(new URL(encodeURI(file), folder));
const isEditor = (file: string) => file.startsWith(FOLDER);
const own = listFiles(dist).filter((file) => isEditor(file) && !/\.(br|gz)$/.test(file));

test('pages and all other files of visitors are the same to the byte', () => {
  // The worker must not answer for the editor; the headers of hosts have its policy.
  const differs = /^(sw\.js(\.br|\.gz)?|_headers|\.htaccess)$/;
  const files = listFiles(dist).filter((file) => !isEditor(file));
  assert.deepEqual(files, listFiles(without));
  const changed = files.filter((file) => !read(dist, file).equals(read(without, file)));
  assert.deepEqual(
    changed.filter((file) => !differs.test(file)),
    [],
  );
});

test('without the setting nothing of an editor is there', () => {
  assert.deepEqual(listFiles(without).filter(isEditor), []);
  for (const file of ['sw.js', '_headers', '.htaccess']) {
    assert.doesNotMatch(read(without, file).toString(), /admin/, file);
  }
});

test('search engines are told not to index it, and neither sitemap nor worker names it', () => {
  assert.match(read(dist, `${FOLDER}index.html`).toString(), /name="robots" content="noindex/);
  assert.doesNotMatch(read(dist, 'sitemap.xml').toString(), /admin/);
  const worker = read(dist, 'sw.js').toString();
  assert.deepEqual(worker.match(/[^"'`(]*admin[^"'`)]*/g), [EDITOR_FOLDER]);
});

test('it weighs at most 2.5 MB', () => {
  const bytes = own.reduce((sum, file) => sum + read(dist, file).length, 0);
  assert.ok(bytes <= MOST_BYTES, `${bytes} bytes`);
});

test('its policy allows its own scripts and its service', () => {
  const policy = policyIn(readPage(dist, `${FOLDER}index.html`));
  assert.deepEqual(policy['script-src'], ["'self'"]);
  assert.deepEqual(policy['default-src'], ["'none'"]);
  assert.deepEqual(policy['connect-src'], ["'self'", 'https://codeberg.org']);
  for (const path of ['/', EDITOR_FOLDER])
    assert.equal(loadHeaders(dist)(path)['Cross-Origin-Opener-Policy'], 'same-origin');
});

test('the header of all pages forbids frames and is no longer than hosts take', () => {
  const header = loadHeaders(dist)('/')['Content-Security-Policy'] ?? '';
  assert.deepEqual(parsePolicy(header)['frame-ancestors'], ["'none'"]);
  assert.ok(header.length < 2000, header);
});

test('each build records the content that it was made from', async () => {
  const file = `${FOLDER}${BUILT_FILE}`;
  const built: unknown = JSON.parse(read(dist, file).toString());
  assert.deepEqual(valueAt(built, ['files']), await contentHashes(new URL('../', dist)));
  assert.equal(loadHeaders(dist)(`/${file}`)['Cache-Control'], 'no-cache');
});

const { port, close } = await serve({ dist });
after(close);
for (const [name, check] of Object.entries(CHECKS)) {
  test(`served beside the site: ${name}`, async () => {
    assert.deepEqual(await check({ port, dist }), []);
  });
}
