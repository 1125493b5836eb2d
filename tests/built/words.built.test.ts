import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { DIST } from '../support/built.ts';
import { missingWords } from '../support/missing-words.ts';
import { FOUR_PAGES } from '../support/pages.ts';
import { publishedTexts } from '../support/published-texts.ts';

const texts = publishedTexts(pathToFileURL(`${DIST}/`));

for (const { path, file } of FOUR_PAGES) {
  test(`${path} says everything that its content files say`, () => {
    const ofPage = texts.filter((text) => text.file === file);
    assert.deepEqual(missingWords(path, ofPage), []);
  });
}
