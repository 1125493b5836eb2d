import assert from 'node:assert/strict';
import { test } from 'node:test';
import { headersFile, redirectsFile } from './netlify.ts';

const site = {
  headers: {
    everywhere: { 'X-Content-Type-Options': 'nosniff' },
    documents: { 'Cross-Origin-Opener-Policy': 'same-origin' },
    kinds: [{ name: 'drawing', path: '', headers: { 'Content-Security-Policy': 'sandbox' } }],
  },
  names: ['about-us'],
  languages: [],
  drawings: ['favicon.svg', '_astro/founder.abc.svg'],
  calendars: ['dates.ics', 'ics/one.ics', 'ics/two.ics', 'fr/ics/one.ics'],
  feeds: ['fr/feed.xml'],
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

const OF_DRAWINGS = ['Content-Security-Policy: sandbox'];
const OF_CALENDARS = ['Content-Type: text/calendar; charset=utf-8'];

test('sends every path its headers, and only the policy twice', () => {
  assert.deepEqual(Object.fromEntries(rulesOf(headersFile(site))), {
    '/*': ['X-Content-Type-Options: nosniff', 'Cross-Origin-Opener-Policy: same-origin'],
    '/_astro/*': ['Cache-Control: public, max-age=31536000, immutable'],
    '/favicon.svg': OF_DRAWINGS,
    '/_astro/*.svg': OF_DRAWINGS,
    '/dates.ics': OF_CALENDARS,
    '/ics/*': OF_CALENDARS,
    '/fr/ics/*': OF_CALENDARS,
    '/fr/feed.xml': ['Content-Type: application/atom+xml; charset=utf-8'],
  });
});

test('redirects addresses with an ending to those without, and never in a circle', () => {
  const rules = redirectsFile(site)
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split(' '));
  assert.deepEqual(rules, [
    ['/about-us.html', '/about-us', '301!'],
    ['/index.html', '/', '301!'],
  ]);
});
