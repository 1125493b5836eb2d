import assert from 'node:assert/strict';
import { test } from 'node:test';
import { weavePattern } from './weave-pattern.ts';

test('always gives a name the same pattern, with no two strips alike side by side', () => {
  for (const name of ['Ada', 'Ọmọ', 'aaaa', '王芳', '']) {
    const pattern = weavePattern(name, 12);
    assert.deepEqual(pattern, weavePattern(name, 12));
    assert.equal(pattern.length, 12);
    for (const [index, weave] of pattern.entries()) assert.notEqual(weave, pattern[index + 1]);
  }
});

test('gives different patterns to names that differ in a letter', () => {
  const patterns = ['Ada Obi', 'Ade Obi', 'Ado Obi'].map((name) => weavePattern(name, 12).join());
  assert.equal(new Set(patterns).size, patterns.length);
});
