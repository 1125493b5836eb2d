import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { sources } from './bundle.ts';

test('a change of its code, of a page, a style, a typeface, a policy or a package makes the editor anew', () => {
  const found = sources();
  for (const path of [
    'editor/main.ts',
    'editor/cms-plugin.ts',
    'src/site/views/Home.tsx',
    'src/site/sections/Hero.module.css',
    'src/core/schemas/organisation.ts',
    'src/site/fonts/ojuju.woff2',
    'hosting/policy.ts',
    'package-lock.json',
  ]) {
    const bytes = found[found.indexOf(path) + 1];
    const file = readFileSync(new URL(`../${path}`, import.meta.url));
    assert.ok(found.includes(path) && file.equals(bytes as Buffer), path);
  }
  // A test changes nothing of it.
  assert.ok(!found.some((part) => typeof part === 'string' && part.endsWith('.test.ts')));
});
