import assert from 'node:assert/strict';
import { test } from 'node:test';
import english from './en.json' with { type: 'json' };
import french from './fr.json' with { type: 'json' };
import portuguese from './pt.json' with { type: 'json' };
import swahili from './sw.json' with { type: 'json' };
import arabic from './ar.json' with { type: 'json' };

/** The name of each word, with the names in braces that it is filled in with. */
const names = (words: Record<string, Record<string, string>>) =>
  Object.entries(words).flatMap(([part, all]) =>
    Object.entries(all).map(([name, word]) => {
      const filled = [...new Set(word.match(/\{\w+\}/g))].sort();
      return `${part}.${name} ${filled.join(' ')}`;
    }),
  );

test('every language has the words of English, with the same names in braces', () => {
  for (const words of [french, portuguese, swahili, arabic])
    assert.deepEqual(names(words), names(english));
});

test('French keeps its signs with the words before them', () => {
  for (const word of Object.values(french).flatMap((part) => Object.values(part)))
    assert.doesNotMatch(word, /« | [»:;?!]/);
});
