import assert from 'node:assert/strict';
import { test } from 'node:test';
import { patternOf, initialsOf } from './cloth.ts';

test('a name always gives the same pattern, and no two strips beside each other are alike', () => {
  for (const name of ['Ada', 'Ọmọ', 'aaaa', '王芳', '']) {
    const cloth = patternOf(name, 12);
    assert.deepEqual(cloth, patternOf(name, 12));
    assert.equal(cloth.length, 12);
    for (const [index, weave] of cloth.entries()) assert.notEqual(weave, cloth[index + 1]);
  }
});

test('names that differ in a letter have cloths that differ', () => {
  const cloths = ['Ada Obi', 'Ade Obi', 'Ado Obi'].map((name) => patternOf(name, 12).join());
  assert.equal(new Set(cloths).size, cloths.length);
});

test('initials are the first letters of the first and the last word, with their marks', () => {
  for (const [name, initials] of [
    ['Ada Ngozi Obi', 'AO'],
    ['ọmọ', 'Ọ'],
    ['Émile (Paris)', 'É'],
    ['42', ''],
  ] as const)
    assert.equal(initialsOf(name), initials);
});
