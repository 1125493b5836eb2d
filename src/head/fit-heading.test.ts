import assert from 'node:assert/strict';
import { test } from 'node:test';
import { headingStyle } from './fit-heading.ts';

test('headings that the design was made for get no style of their own', () => {
  assert.equal(headingStyle('home', { word: 5.2, lines: [5.2, 8.6, 6] }), '');
  assert.equal(headingStyle('donate', { word: 5.2, lines: [20] }), '');
  assert.equal(headingStyle('about', { word: 3, lines: [8] }), '');
});

test('a long word sets the size of its heading', () => {
  assert.match(headingStyle('about', { word: 8, lines: [8] }), /--text-title:min\(.*\/8\.00\)/);
  assert.match(
    headingStyle('donate', { word: 8, lines: [20] }),
    /#give\{font-size:min\(.*\/8\.00\)/,
  );
});

test('the wave of Home starts where the last line stops, as high as it stands', () => {
  const style = headingStyle('home', { word: 7.5, lines: [3, 7.5] });
  assert.match(style, /--start:calc\([^;]*var\(--size\)\*7\.50\)/);
  assert.match(style, /top:calc\([^;]*var\(--size\)\*1\.41\)/);
});
