import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const ROOT = join(import.meta.dirname, '../../../..');

test('every custom property that a style sheet reads is set in one, or has a stand-in', () => {
  const sheets = globSync('src/**/*.css', { cwd: ROOT }).map((path) =>
    readFileSync(join(ROOT, path), 'utf8'),
  );
  const css = sheets.join('');
  const missing = [...css.matchAll(/var\((--[\w-]+)\)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !new RegExp(`${name}:`).test(css));
  assert.deepEqual([...new Set(missing)], []);
});
