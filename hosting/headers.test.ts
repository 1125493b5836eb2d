import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { folderWith } from '../tests/support/folder-with.ts';
import { loadHeaders } from './headers.ts';

const pageWith = (policy: string) =>
  `<meta http-equiv="Content-Security-Policy" content="${policy}">`;

const headersOf = loadHeaders(
  folderWith({
    'index.html': pageWith("default-src 'none';connect-src 'self'"),
    'sw.js': '',
    'favicon.svg': '<svg><style>.g{fill:red}</style></svg>',
  }),
);

test('sends every header with pages, the worker and other documents, and revalidates them', () => {
  for (const path of ['/', '/about-us', '/404.html', '/sw.js', '/sitemap.xml', '/robots.txt']) {
    const headers = headersOf(path);
    assert.match(headers['Content-Security-Policy'] ?? '', /frame-ancestors 'none'/, path);
    for (const name of ['Referrer-Policy', 'Permissions-Policy', 'Cross-Origin-Opener-Policy']) {
      assert.ok(headers[name], `${path}: ${name}`);
    }
    assert.equal(headers['X-Content-Type-Options'], 'nosniff', path);
    assert.equal(headers['Cache-Control'], 'no-cache', path);
  }
});

test('names every style in the header, or leaves them to each page if that is too long', () => {
  const styleOf = (pages: number) => {
    const files: Record<string, string> = {};
    for (let page = 0; page < pages; page++) {
      files[page ? `page-${page}.html` : 'index.html'] = pageWith(
        `default-src 'none';script-src 'sha256-same=';style-src 'sha256-${page}${'x'.repeat(43)}='`,
      );
    }
    const policy = loadHeaders(folderWith(files))('/')['Content-Security-Policy'] ?? '';
    assert.ok(policy.length < 2000, policy);
    return /style-src ([^;]*)/.exec(policy)?.[1] ?? '';
  };
  assert.equal(styleOf(15).split(' ').length, 15);
  assert.equal(styleOf(100), "'unsafe-inline'");
});

const OF_FILES = {
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

test('sends fewer headers with files of pages, and caches those with hashed names', () => {
  for (const path of ['/_astro/kora.abc.avif', '/_astro/form.abc.js']) {
    assert.deepEqual(headersOf(path), {
      ...OF_FILES,
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
  }
  for (const path of ['/favicon.ico', '/icons/any-192.png', '/manifest.webmanifest']) {
    assert.deepEqual(headersOf(path), { ...OF_FILES, 'Cache-Control': 'no-cache' });
  }
});

test('lets readers of a feed show the pictures of its posts in their own pages', () => {
  const files = { 'index.html': pageWith("default-src 'none'"), 'fr/feed.xml': '' };
  const headers = loadHeaders(folderWith(files))('/_astro/kora.abc.avif');
  assert.equal(headers['Cross-Origin-Resource-Policy'], 'cross-origin');
});

test('lets a drawing opened by itself run nothing, load nothing and show its own style', () => {
  const own = createHash('sha256').update('.g{fill:red}').digest('base64');
  for (const path of ['/favicon.svg', '/_astro/founder.abc.svg']) {
    const { 'Cache-Control': caching, ...headers } = headersOf(path);
    assert.equal(
      caching,
      path.startsWith('/_astro/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    );
    assert.deepEqual(headers, {
      ...OF_FILES,
      'Content-Security-Policy': `default-src 'none';style-src 'sha256-${own}';frame-ancestors 'none';sandbox`,
    });
  }
});
