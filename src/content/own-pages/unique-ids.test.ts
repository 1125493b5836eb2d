import assert from 'node:assert/strict';
import { test } from 'node:test';
import { uniqueIds } from './unique-ids.ts';

test('each heading of a page has an id that nothing else on it has', () => {
  const taken = new Set(['is-it-free']);
  const html = '<h2 id="our-work">A</h2><h2 id="is-it-free">B</h2><h3 id="menu">C</h3>';
  assert.equal(
    uniqueIds(html, taken),
    '<h2 id="our-work">A</h2><h2 id="is-it-free-2">B</h2><h3 id="menu-2">C</h3>',
  );
  assert.equal(uniqueIds('<h2 id="our-work">D</h2>', taken), '<h2 id="our-work-2">D</h2>');
});
