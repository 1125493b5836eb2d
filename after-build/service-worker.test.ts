import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { pagesOf } from '../hosting/pages.ts';
import { precacheList } from './service-worker.ts';

test('the worker insists on the hash of a page, but not of one that its host changes', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'worker-'));
  t.after(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'index.html'), '<p>Hello</p>');
  writeFileSync(join(folder, 'contact-us.html'), '<form data-netlify="true"></form>');
  const dist = pathToFileURL(`${folder}/`);
  const list = precacheList(dist, pagesOf(dist)).map(
    (entry) => typeof entry === 'object' && [entry.url, Boolean(entry.integrity)],
  );
  assert.deepEqual(Object.fromEntries(list as [string, boolean][]), {
    '/': true,
    '/contact-us': false,
  });
});
