import assert from 'node:assert/strict';
import { test } from 'node:test';
import { builtPages } from '../support/built.ts';
import { checkWords, expectedWords } from '../support/expected-words.ts';

const pages = builtPages();

for (const expected of expectedWords()) {
  test(`${expected.path} says what the content files say, in their order`, () => {
    const page = pages.find(({ path }) => path === expected.path);
    checkWords(page ?? assert.fail(`${expected.path} is not built`), expected);
  });
}
