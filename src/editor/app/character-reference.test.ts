import assert from 'node:assert/strict';
import { test } from 'node:test';
import { elementsNamed, parseHtml, textIn } from '#site/html';
import { decodeNamedCharacterReference, decodeWith } from './character-reference.ts';

test('reads characters by the names of HTML, whole names alone', () => {
  decodeWith((html) => elementsNamed(parseHtml(html), 'body').map(textIn).join(''));
  const names = ['amp', 'eacute', 'ngE', 'semi', 'notit', 'Ecute', ''];
  assert.deepEqual(names.map(decodeNamedCharacterReference), [
    '&',
    'é',
    '≧̸',
    ';',
    false,
    false,
    false,
  ]);
});
