import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const SOURCES = join(import.meta.dirname, '..');
const MODULE = /^import (\w+) from '([^']+\.module\.css)';$/gm;

test('every class that a component asks a style sheet for is there: another one would be called "undefined"', () => {
  const gone = globSync('**/*.tsx', { cwd: SOURCES }).flatMap((file) => {
    const code = readFileSync(join(SOURCES, file), 'utf8');
    return [...code.matchAll(MODULE)].flatMap(([, name = '', sheet = '']) => {
      const style = readFileSync(join(SOURCES, file, '..', sheet), 'utf8');
      const asked = code.matchAll(new RegExp(`(?<![\\w./])${name}\\.(\\w+)(?!\\.css)`, 'g'));
      return [...asked]
        .filter(([, asks = '']) => !new RegExp(`\\.${asks}(?![\\w-])`).test(style))
        .map(([asks]) => `${file}: ${asks}`);
    });
  });
  assert.deepEqual(gone, []);
});

test('colours and breakpoints stand in tokens.css, so that one place changes them', () => {
  const BREAKPOINTS = new Set(['40em', '48em', '64em', '80em']);
  for (const file of globSync('**/*.{css,tsx}', { cwd: SOURCES })) {
    if (file === join('styles', 'tokens.css')) continue;
    const code = readFileSync(join(SOURCES, file), 'utf8');
    assert.doesNotMatch(code, /#[\da-f]{3,8}\b(?!\))/i, file);
    for (const [query] of code.matchAll(/@media[^{]*width[^{]*/g)) {
      const widths = query.match(/(?<=\(width (>=|<) )[^)]+/g) ?? ['no range'];
      assert.deepEqual(
        widths.filter((width) => !BREAKPOINTS.has(width)),
        [],
        `${file}: ${query}`,
      );
    }
  }
});
