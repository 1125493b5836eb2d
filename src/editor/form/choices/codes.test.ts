import assert from 'node:assert/strict';
import { test } from 'node:test';
import { country } from '#content/fields';
import { currency } from '#site/features/giving/schemas/shared-fields.ts';
import { codesByName } from './codes.ts';

const SCHEMAS = { region: country(''), currency: currency('') };

for (const type of ['region', 'currency'] as const) {
  test(`${type}: offers every valid code by its name`, () => {
    const options = codesByName(type, 'sw').flatMap((group) => group.options);
    assert.ok(options.length > 150, String(options.length));
    for (const { value, name } of options) {
      assert.ok(SCHEMAS[type].safeParse(value).success, value);
      assert.match(name, /^\P{N}{3,} \([A-Z]{2,3}\)$/u);
    }
  });
}

test('names current countries and currencies in the language of the form', () => {
  const named = (type: 'region' | 'currency', language: string) =>
    codesByName(type, language).flatMap(({ options }) => options.map(({ name }) => name));
  assert.ok(named('region', 'fr').includes('Tchad (TD)'));
  assert.ok(named('region', 'en').includes('Chad (TD)'));
  const cedi = named('currency', 'en').filter((name) => name.includes('Cedi'));
  assert.deepEqual(cedi, ['Ghanaian Cedi (GHS)']);
});
