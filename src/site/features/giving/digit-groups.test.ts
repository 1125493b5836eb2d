import assert from 'node:assert/strict';
import { test } from 'node:test';
import { digitGroups, ibanGroups } from './digit-groups.ts';

for (const groups of ['0123 456 789', '3192 6819', '123 456 789', '123 45'])
  test(`groups an account number as ${groups}`, () => {
    assert.equal(digitGroups(groups.replaceAll(' ', '')).join(' '), groups);
  });

test('groups an IBAN by four', () => {
  assert.equal(ibanGroups('GB29NWBK60161331926819').join(' '), 'GB29 NWBK 6016 1331 9268 19');
});

test('drops no digit of an account number', () => {
  for (let length = 4; length <= 34; length++) {
    const number = '1234567890'.repeat(4).slice(0, length);
    assert.equal(digitGroups(number).join(''), number);
  }
});
