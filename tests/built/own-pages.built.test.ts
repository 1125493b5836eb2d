/** Pages of the team's own, with every block: what they weigh, and what they cost the others. */
import assert from 'node:assert/strict';
import { readFileSync, statSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { loadHeaders } from '../../hosting/headers.ts';
import { BUDGETS, FILLED_IN } from '../budgets.ts';
import { OWN_PAGES, withOwnPages } from '../fixtures/own-pages.ts';
import { attribute, builtPages, DIST, validator } from '../support/built.ts';
import { content } from '../support/content.ts';
import { FOUR_PAGES } from '../support/pages.ts';
import { distOf } from '../support/shared-build.ts';

const dist = await distOf(withOwnPages);
const folder = fileURLToPath(dist);
const own = builtPages(folder).filter(({ path }) => path.slice(1) in OWN_PAGES);
const budget = BUDGETS.accessibility;

test('each weighs no more than the other pages may, and its HTML is valid', () => {
  assert.equal(own.length, Object.keys(OWN_PAGES).length);
  for (const { file, html, document } of own) {
    const { results } = validator.validateStringSync(html, file);
    assert.deepEqual(
      results.flatMap(({ messages }) => messages),
      [],
    );
    const { size } = statSync(`${folder}${file}.br`);
    assert.ok(size <= FILLED_IN, `${file} has ${size} bytes`);
    const scripts = document
      .querySelectorAll('script')
      .filter((script) => /^(module)?$/.test(attribute(script, 'type') ?? ''));
    assert.ok(scripts.every((script) => !attribute(script, 'src')));
    const code = scripts.map(({ textContent }) => brotliCompressSync(textContent).length);
    const script = code.reduce((sum, bytes) => sum + bytes, 0);
    assert.ok(script < budget['script before interaction'], `${file}: ${script} bytes of script`);
    const nodes = document.querySelectorAll('*').length;
    assert.ok(nodes <= budget['DOM nodes'], `${file} has ${nodes} elements`);
  }
});

test('the other pages do not grow because of them, and no device caches them in advance', () => {
  // Not compressed: other hashes alone make some bytes more or less of that. Home names the feed of
  // the posts, and nothing else is new there.
  const size = (site: string, file: string) =>
    readFileSync(`${site}/${file}`, 'utf8').replace(/<link [^>]*atom\+xml[^>]*>/, '').length;
  for (const { file } of FOUR_PAGES) assert.ok(size(folder, file) <= size(DIST, file), file);
  const worker = readFileSync(new URL('sw.js', dist), 'utf8');
  for (const { path } of own) assert.ok(!worker.includes(path), path);
});

test('the header of the policy names every style and stays short', () => {
  const policy = loadHeaders(dist)('/test-people')['Content-Security-Policy'] ?? '';
  assert.doesNotMatch(policy, /unsafe/);
  const most = content('organisation').contact.delivery === 'none' ? 1710 : 1900;
  assert.ok(policy.length < most, `${policy.length} characters`);
});
