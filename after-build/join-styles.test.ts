import assert from 'node:assert/strict';
import { test } from 'node:test';
import { joinedLayers } from './join-styles.ts';

test('blocks of one layer that follow each other become one, in their order', () => {
  const css =
    '@layer a{.x{b:1}}\n@layer a{@media print{.y{b:2}}}@layer a{.z{b:3}}@layer c{.w{b:4}}@layer a{.v{b:5}}';
  assert.equal(
    joinedLayers(css),
    '@layer a{.x{b:1}@media print{.y{b:2}}.z{b:3}}@layer c{.w{b:4}}@layer a{.v{b:5}}',
  );
});

test('what stands between two blocks keeps them apart', () => {
  const css = '@layer a{.x{b:1}}@font-face{d:e}@layer a{.y{b:2}}';
  assert.equal(joinedLayers(css), css);
});
