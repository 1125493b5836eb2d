import assert from 'node:assert/strict';
import { test } from 'node:test';
import { digitGroups } from './digit-groups.ts';

test('groups an IBAN by four', () => {
  assert.deepEqual(digitGroups('GB29NWBK60161331926819', 'iban'), [
    'GB29',
    'NWBK',
    '6016',
    '1331',
    '9268',
    '19',
  ]);
});

test('groups an account number by three and four, and drops no digit', () => {
  assert.deepEqual(digitGroups('0123456789', 'account'), ['0123', '456', '789']);
  assert.deepEqual(digitGroups('31926819', 'account'), ['3192', '6819']);
  assert.deepEqual(digitGroups('123456789', 'account'), ['123', '456', '789']);
  for (let length = 4; length <= 34; length++) {
    const number = '1234567890'.repeat(4).slice(0, length);
    assert.equal(digitGroups(number, 'account').join(''), number);
  }
});
