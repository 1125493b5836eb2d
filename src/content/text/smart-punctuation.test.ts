import assert from 'node:assert/strict';
import { test } from 'node:test';
import { smartPunctuation } from './smart-punctuation.ts';

for (const [typed, shown] of [
  [`She said: "it's 'so'" -- or --- not...`, 'She said: “it’s ‘so’” – or — not…'],
  [`("odd") in the 1990's, the '90s and '07`, '(“odd”) in the 1990’s, the ’90s and ’07'],
  [`the musicians' hall, 'a b' and 'c'.`, 'the musicians’ hall, ‘a b’ and ‘c’.'],
  [`a 12" drum and "two"`, 'a 12” drum and “two”'],
  [`"a"—"b", "'c' d"`, '“a”—“b”, “‘c’ d”'],
  ['1--2 ---3 ....', '1–2 —3 ….'],
] as const)
  test(`${typed} is shown as ${shown}`, () => {
    assert.deepEqual(smartPunctuation([typed]), [shown]);
  });

test('a quotation reaches over bold words', () => {
  assert.deepEqual(smartPunctuation(['say "', 'so', '" and "', "it's", '"']), [
    'say “',
    'so',
    '” and “',
    'it’s',
    '”',
  ]);
});
