import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { findAll, generate, parse } from 'css-tree';

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

/** The relative luminance of a colour such as #bdb398 (WCAG 2). */
function luminance(color: string): number {
  const digits = color.slice(1);
  const channels = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4]
    .map((at) => Number.parseInt(channels.slice(at, at + 2), 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(...colors: [string, string]): number {
  const [dark = 0, light = 0] = colors.map(luminance).sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
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
  for (const [colors, grounds, least] of ON_GROUNDS)
    for (const color of colors.split(' '))
      for (const ground of grounds.split(' ')) {
        const found = contrast(colorOf(color), colorOf(ground));
        assert.ok(
          found >= least,
          `src/site/shared/styles/tokens.css: --color-${color} has a contrast of ${found.toFixed(2)} on --color-${ground}; it needs ${least}`,
        );
      }
});
