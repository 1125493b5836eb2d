import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import signInScreen from './sign-in.json' with { type: 'json' };
import { WORDS } from './words.ts';

const FOLDER = import.meta.dirname;

test('the code of the editor names every word of its catalogue', () => {
  const code = globSync('../**/!(*.test).{ts,tsx}', { cwd: FOLDER })
    .map((file) => readFileSync(join(FOLDER, file), 'utf8'))
    .join('\n');
  const unnamed = Object.entries({ ...WORDS, signInScreen }).flatMap(([group, words]) =>
    Object.keys(words)
      .filter((name) => !new RegExp(`\\b${name}\\b`).test(code))
      .map((name) => `${group}.${name}`),
  );
  const message = `Nothing says these: delete them in src/editor/words/en.json or sign-in.json: ${unnamed.join(', ')}`;
  assert.deepEqual(unnamed, [], message);
});
