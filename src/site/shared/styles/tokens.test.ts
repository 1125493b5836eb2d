import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { findAll, generate, parse } from 'css-tree';
import { contrast, luminance } from '../../../../tests/support/accessibility.ts';

const ROOT = join(import.meta.dirname, '../../../..');
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

test('every custom property that a style sheet reads is set in one, or has a stand-in', () => {
  const sheets = globSync('src/**/*.css', { cwd: ROOT }).map((file) => {
    const css = readFileSync(join(ROOT, file), 'utf8');
    return { file, css };
  });
  const all = sheets.map(({ css }) => css).join('');
  for (const { file, css } of sheets)
    for (const [, name = ''] of css.matchAll(/var\((--[\w-]+)\)/g))
      assert.ok(all.includes(`${name}:`), `${file} reads ${name}, which no style sheet sets`);
});

/** The parts of a colour such as #bdb398, 0 to 255. */
function partsOf(color: string): number[] {
  const digits = color.slice(1);
  const channels = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return [0, 2, 4].map((at) => Number.parseInt(channels.slice(at, at + 2), 16));
}

/** What stands on which ground, and the contrast that it needs there (WCAG 2, 1.4.3 and 1.4.11). */
const ON_GROUNDS: readonly [colors: string, grounds: string, least: number][] = [
  ['text text-muted accent accent-pale', 'ground raised ground-hover', 4.5],
  ['ink', 'paper accent accent-pale', 4.5],
  ['text-muted-on-paper', 'paper', 4.5],
  ['edge', 'ground', 3],
];

test('each colour has the contrast that words and borders need on their ground', () => {
  const tokens = readFileSync(join(SOURCES, 'styles/tokens.css'), 'utf8');
  const colorOf = (name: string) =>
    new RegExp(`--color-${name}: (#\\w+);`).exec(tokens)?.[1] ?? assert.fail(name);
  const luminanceOf = (name: string) => luminance(partsOf(colorOf(name)));
  for (const [colors, grounds, least] of ON_GROUNDS)
    for (const color of colors.split(' '))
      for (const ground of grounds.split(' ')) {
        const found = contrast(luminanceOf(color), luminanceOf(ground));
        assert.ok(
          found >= least,
          `src/site/shared/styles/tokens.css: --color-${color} has a contrast of ${found.toFixed(2)} on --color-${ground}; it needs ${least}`,
        );
      }
});
