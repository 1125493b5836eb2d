import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parse } from 'yaml';
import { deliveryWords } from '#site/features/delivery/schemas/delivery-words.ts';
import { pluralForms, pluralText } from './plural.ts';

/** The shipped words of a language for a number of days. */
const daysIn = (code: string) => {
  const file = new URL(`../../../content/${code}/delivery.yaml`, import.meta.url);
  return deliveryWords.parse(parse(readFileSync(file, 'utf8'))).days;
};

for (const [language, numbers, expected] of [
  ['en-NG', [0, 1, 2, 30], ['0 days', '1 day', '2 days', '30 days']],
  ['fr', [0, 1, 2, 1000], ['0 jour', '1 jour', '2 jours', '1 000 jours']],
  ['pt-AO', [1, 2, 30], ['1 dia', '2 dias', '30 dias']],
  ['sw', [1, 2, 30], ['siku 1', 'siku 2', 'siku 30']],
  [
    'ar',
    [0, 1, 2, 3, 10, 11, 30, 99, 100, 103, 111],
    [
      '0 يوم',
      'يوم واحد',
      'يومين',
      '3 أيام',
      '10 أيام',
      '11 يومًا',
      '30 يومًا',
      '99 يومًا',
      '100 يوم',
      '103 أيام',
      '111 يومًا',
    ],
  ],
  ['ar-EG', [2, 3, 30], ['يومين', '٣ أيام', '٣٠ يومًا']],
] as const)
  test(`${language}: any number of days, in the shipped words`, () => {
    const words = daysIn(new Intl.Locale(language).language);
    const said = numbers.map((number) => pluralText(words, number, language));
    assert.deepEqual(
      said.map((text) => text.replace(/\s/g, ' ')),
      expected,
    );
  });

test('knows the forms of a language, without those for millions', () => {
  const forms = (language: string) => [...pluralForms(language).keys()].join(' ');
  assert.equal(forms('ar'), 'zero one two few many other');
  assert.equal(forms('fr'), 'one other');
  assert.equal(forms('yo'), 'other');
});
