import assert from 'node:assert/strict';
import { test } from 'node:test';
import { digitGroups } from './digit-groups.ts';

for (const [kind, groups] of [
  ['iban', 'GB29 NWBK 6016 1331 9268 19'],
  ['account', '0123 456 789'],
  ['account', '3192 6819'],
  ['account', '123 456 789'],
] as const) {
  test(`groups an ${kind} as ${groups}`, () => {
    assert.equal(digitGroups(groups.replaceAll(' ', ''), kind).join(' '), groups);
  });
}

test('drops no digit of an account number', () => {
  for (let length = 4; length <= 34; length++) {
    const number = '1234567890'.repeat(4).slice(0, length);
    assert.equal(digitGroups(number, 'account').join(''), number);
  }
});
