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
