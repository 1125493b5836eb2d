import assert from 'node:assert/strict';
import { test } from 'node:test';
import { patternOf, initialsOf } from './cloth.ts';

test('always gives a name the same pattern, with no two strips alike side by side', () => {
  for (const name of ['Ada', 'Ọmọ', 'aaaa', '王芳', '']) {
    const cloth = patternOf(name, 12);
    assert.deepEqual(cloth, patternOf(name, 12));
    assert.equal(cloth.length, 12);
    for (const [index, weave] of cloth.entries()) assert.notEqual(weave, cloth[index + 1]);
  }
});

test('gives different patterns to names that differ in a letter', () => {
  const cloths = ['Ada Obi', 'Ade Obi', 'Ado Obi'].map((name) => patternOf(name, 12).join());
  assert.equal(new Set(cloths).size, cloths.length);
});

test('takes the first letters of the first and the last word, with their marks', () => {
  for (const [name, initials] of [
    ['Ada Ngozi Obi', 'AO'],
    ['ọmọ', 'Ọ'],
    ['Émile (Paris)', 'É'],
    ['42', ''],
  ] as const)
    assert.equal(initialsOf(name), initials);
});
