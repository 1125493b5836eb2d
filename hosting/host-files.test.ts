import assert from 'node:assert/strict';
import { test } from 'node:test';
import { headersFile, redirectsFile } from './netlify.ts';

// nginx, Caddy and Apache are tried for real by `npm run upkeep -- hosts`; these two run only on their makers' machines.
const site = {
  headers: {
    everywhere: { 'X-Content-Type-Options': 'nosniff' },
    documents: { 'Referrer-Policy': 'no-referrer' },
    drawings: { 'Content-Security-Policy': 'sandbox' },
  },
  names: ['about-us'],
  languages: [],
  drawings: ['favicon.svg', '_astro/founder.abc.svg'],
  calendars: ['dates.ics', 'ics/one.ics', 'ics/two.ics', 'fr/ics/one.ics'],
};

/** The rules of a `_headers` file: path, then name and value of each header. */
function rulesOf(text: string): Map<string, string[]> {
  const rules = new Map<string, string[]>();
  let path = '';
  for (const line of text.split('\n').filter((line) => line && !line.startsWith('#'))) {
    if (line.startsWith('  ')) rules.get(path)?.push(line.trim());
    else rules.set((path = line), []);
  }
  return rules;
}

test('every path gets the headers, and no path the same header twice but a policy', () => {
  const rules = rulesOf(headersFile(site));
  assert.deepEqual(rules.get('/*'), [
    'X-Content-Type-Options: nosniff',
    'Referrer-Policy: no-referrer',
  ]);
  assert.deepEqual(rules.get('/_astro/*'), ['Cache-Control: public, max-age=31536000, immutable']);
  assert.deepEqual(rules.get('/about-us'), ['Cache-Control: no-cache']);
  assert.deepEqual(rules.get('/sw.js'), ['Cache-Control: no-cache']);
  for (const path of ['/favicon.svg', '/_astro/founder.abc.svg']) {
    assert.deepEqual(rules.get(path), ['Content-Security-Policy: sandbox']);
  }
});

test('calendars are sent as such, in a rule for each folder', () => {
  const rules = rulesOf(headersFile(site));
  const type = 'Content-Type: text/calendar; charset=utf-8';
  for (const path of ['/dates.ics', '/ics/*', '/fr/ics/*'])
    assert.deepEqual(rules.get(path), [type], path);
  assert.equal([...rules.values()].flat().filter((line) => line === type).length, 3);
});

test('however many pages there are, the first hundred rules, which Cloudflare Pages reads, protect', () => {
  const names = Array.from({ length: 500 }, (_, index) => `page-${index}`);
  const editor = { 'Content-Security-Policy': 'its-own' };
  const all = headersFile({ ...site, names, headers: { ...site.headers, editor } });
  const first = [...rulesOf(all).keys()].slice(0, 100);
  for (const path of ['/*', '/_astro/*', '/admin/*', '/favicon.svg', '/_astro/founder.abc.svg'])
    assert.ok(first.includes(path), path);
});

test('addresses with an ending lead to those without, none leads round in a circle', () => {
  const rules = redirectsFile(site)
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split(' '));
  assert.deepEqual(rules, [
    ['/about-us.html', '/about-us', '301!'],
    ['/index.html', '/', '301!'],
  ]);
});
