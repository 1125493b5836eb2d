import assert from 'node:assert/strict';
import { test } from 'node:test';
import { joinedLayers } from './join-styles.ts';

test('each layer of a style stands once, where it stood first, with its parts in their order', () => {
  const css =
    '@layer a,c;@layer a{.x{b:1}}\n@layer a{@media print{.y{b:2}}}@layer c{.w{b:4}}@layer a{.v{b:5}}';
  assert.equal(
    joinedLayers(css),
    '@layer a,c;@layer a{.x{b:1}@media print{.y{b:2}}.v{b:5}}@layer c{.w{b:4}}',
  );
});

test('what stands outside of layers keeps its place', () => {
  const css = '@layer a{.x{b:1}}@font-face{d:e}@layer a{.y{b:2}}p{b:3}';
  assert.equal(joinedLayers(css), '@layer a{.x{b:1}.y{b:2}}@font-face{d:e}p{b:3}');
});
