import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { loadHeaders } from './headers.ts';

const folder = mkdtempSync(join(tmpdir(), 'headers-'));
after(() => rmSync(folder, { recursive: true }));
writeFileSync(
  join(folder, 'index.html'),
  `<meta http-equiv="Content-Security-Policy" content="default-src 'none';connect-src 'self'">`,
);
writeFileSync(join(folder, 'sw.js'), '');
const headersOf = loadHeaders(pathToFileURL(`${folder}/`));

test('pages, the worker and all that can be opened have every header and are asked for again', () => {
  for (const path of ['/', '/about-us', '/404.html', '/sw.js', '/favicon.svg', '/robots.txt']) {
    const headers = headersOf(path);
    assert.match(headers['Content-Security-Policy'] ?? '', /frame-ancestors 'none'/, path);
    for (const name of ['Referrer-Policy', 'Permissions-Policy', 'Cross-Origin-Opener-Policy']) {
      assert.ok(headers[name], `${path}: ${name}`);
    }
    assert.equal(headers['X-Content-Type-Options'], 'nosniff', path);
    assert.equal(headers['Cache-Control'], 'no-cache', path);
  }
});

test('files with hashed names have what protects a file, and are kept', () => {
  assert.deepEqual(headersOf('/_astro/kora.abc.avif'), {
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'public, max-age=31536000, immutable',
  });
});
