import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { findAll, generate, parse } from 'css-tree';

const SOURCES = join(import.meta.dirname, '..');

test('colours and breakpoints stand in tokens.css, so that one place changes them', () => {
  for (const file of globSync('**/*.css', { cwd: SOURCES })) {
    if (file === join('styles', 'tokens.css')) continue;
    const sheet = parse(readFileSync(join(SOURCES, file), 'utf8'), { parseCustomProperty: true });
    const found = findAll(
      sheet,
      ({ type }) => type === 'Hash' || type === 'Feature' || type === 'FeatureRange',
    ).map((node) => generate(node));
    const widths = found.filter((value) => /^#|width/.test(value));
    const others = widths.filter((one) => !/^\(width(>=|<)(40|48|64|80)em\)$/.test(one));
    assert.deepEqual(others, [], file);
  }
});
