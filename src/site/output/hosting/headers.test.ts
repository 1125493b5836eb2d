import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ASSETS_FOLDER } from '../../shared/assets-folder.ts';
import { apacheFile } from './apache.ts';
import { HEADER_RULES, headersOf } from './headers.ts';
import { headersFile, redirectsFile } from './netlify.ts';

const page = (file: string, address?: string) => ({
  file,
  address,
  language: 'en',
  needs: [],
  tellsDay: false,
});
const SHIPPED = [page('404.html'), page('index.html', '/'), page('about-us.html', '/about-us')];
const LARGER = [...SHIPPED, page('fr/404.html'), page('fr/terms.html', '/fr/terms')];

/** The part of `.htaccess` that sets headers. */
const headersIn = (text: string) => /<IfModule mod_headers\.c>[^]*/.exec(text)?.[0] ?? '';

test('no host names a script, a style or a page in its headers, so uploads may mix two versions', () => {
  assert.equal(headersIn(apacheFile(SHIPPED)), headersIn(apacheFile(LARGER)));
  assert.ok(headersIn(apacheFile(SHIPPED)).includes('immutable'));
  for (const text of [headersFile(), apacheFile(LARGER)])
    assert.doesNotMatch(text, /sha\d{3}-|nonce-|script-src/);
});

test('a page is in no frame, is revalidated, and its host tells browsers nothing about scripts', () => {
  for (const path of ['/', '/about-us', '/fr/404.html', '/sw.js', '/admin/']) {
    const headers = headersOf(path);
    assert.equal(headers['Content-Security-Policy'], "frame-ancestors 'none'", path);
    assert.equal(headers['X-Content-Type-Options'], 'nosniff', path);
    assert.equal(headers['Cache-Control'], 'no-cache', path);
    for (const name of ['Referrer-Policy', 'Permissions-Policy', 'Cross-Origin-Opener-Policy'])
      assert.ok(headers[name], `${path}: ${name}`);
  }
});

test('a drawing opened by itself runs nothing, a hashed file stays for a year, types are exact', () => {
  assert.match(
    headersOf(`/${ASSETS_FOLDER}/kora.1.svg`)['Content-Security-Policy'] ?? '',
    /; sandbox$/,
  );
  assert.match(headersOf(`/${ASSETS_FOLDER}/kora.1.avif`)['Cache-Control'] ?? '', /immutable/);
  assert.equal(headersOf('/fr/ics/one.ics')['Content-Type'], 'text/calendar; charset=utf-8');
  assert.equal(headersOf('/fr/feed.xml')['Content-Type'], 'application/atom+xml; charset=utf-8');
  assert.equal(headersOf('/sitemap.xml')['Content-Type'], undefined);
});

test('Netlify and Cloudflare get each header from one rule, with one wildcard and within 2,000 characters', () => {
  const names = HEADER_RULES.flatMap(({ headers }) => Object.keys(headers));
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  assert.deepEqual(twice, ['Content-Security-Policy', 'Content-Type']);
  for (const line of headersFile().split('\n')) {
    assert.ok(line.length <= 2000, line);
    if (line.startsWith('/')) assert.equal(line.split('*').length, 2, line);
  }
});

test('redirects addresses with an ending to those without, and never in a circle', () => {
  const lines = redirectsFile(LARGER).split('\n');
  assert.deepEqual(
    lines.filter((line) => line.startsWith('/')),
    [
      '/about-us.html /about-us 301!',
      '/fr/terms.html /fr/terms 301!',
      '/index.html / 301!',
      '/fr/* /fr/404.html 404',
    ],
  );
});
