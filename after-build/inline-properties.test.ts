import assert from 'node:assert/strict';
import { test } from 'node:test';
import { folderWith } from '../tests/support/folder-with.ts';
import { inlineProperties } from './inline-properties.ts';
import type { BuiltSite } from './steps.ts';

const site = { dist: folderWith({ 'form.js': 'sheet("i{color:var(--warm)}")' }) } as BuiltSite;

const inlined = (css: string, body = '') =>
  inlineProperties(`<style>${css}</style>${body}`, site).replace(/<\/?style>/g, '');

test('a property that is the same everywhere becomes its value, also inside another one', () => {
  const css = '@layer tokens{:root{--ink:#111;--line:1px solid var(--ink);--ink-2:red}}';
  assert.equal(
    inlined(`${css}p{border:var(--line);color:var(--ink-2)}`, '<path fill="var(--ink)">'),
    '@layer tokens{:root{}}p{border:1px solid #111;color:red}<path fill="#111">',
  );
});

test('a property stays that is given again, has a stand-in, or is named besides', () => {
  for (const css of [
    ':root{--ink:#111}@media print{:root{--ink:#000}}p{color:var(--ink)}',
    ':root{--ink:#111}.dark{--ink:#fff}p{color:var(--ink)}',
    ':root{--ink:#111}p{color:var(--ink,red)}',
    ':root{--ink:#111}p{color:var(--ink);transition:--ink 1s}',
    ':root{--warm:#111}p{color:var(--warm)}',
    '@media print{:root{--ink:#111}}p{color:var(--ink)}',
    'p{--ink:#111;color:var(--ink)}',
  ])
    assert.equal(inlined(css), css);
});

test('no attribute gets quotation marks', () => {
  const css = ':root{--face:"Ojuju wide",sans-serif}p{font-family:var(--face)}';
  const text = '<text font-family="var(--face)">';
  assert.equal(inlined(css, text), css + text);
});
