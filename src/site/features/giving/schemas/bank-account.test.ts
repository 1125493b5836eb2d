import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bankAccounts } from './bank-account.ts';

/** Published examples: IBANs of the registry (ISO 13616) and unassigned numbers. */
const EURO = { accountName: 'Example Foundation', bank: 'Example Bank', currency: 'EUR' };
const NAIRA = { ...EURO, accountNumber: '0123456789', currency: 'NGN' };
const POUNDS = { ...EURO, accountNumber: '31926819', currency: 'GBP' };
const GB = 'GB29NWBK60161331926819';

function messagesOf(...accounts: object[]): string[] {
  return bankAccounts.safeParse(accounts).error?.issues.map(({ message }) => message) ?? [];
}

test('accepts numbers as people write them, and removes spaces', () => {
  const [naira] = bankAccounts.parse([
    { ...NAIRA, accountNumber: '\u20660123\u00a0456-789\u2069' },
  ]);
  assert.equal(naira?.accountNumber, '0123456789');
  for (const iban of [
    GB,
    'GB29 NWBK 6016 1331 9268 19',
    'gb29 nwbk60161331926819',
    `\u2066${GB}\u2069`,
  ])
    assert.equal(bankAccounts.parse([{ ...POUNDS, iban }])[0]?.iban, GB);
  for (const bic of ['ABNANL2A', 'abna nl 2a', 'NEDSZAJJXXX'])
    assert.equal(
      bankAccounts.parse([{ ...POUNDS, bic }])[0]?.bic,
      bic.replace(/ /g, '').toUpperCase(),
    );
});

const DE = { ...EURO, iban: 'DE89370400440532013000' };
const MISTYPED = /^Check the IBAN against the bank’s letter or app; a character is mistyped/;

for (const [account, expected] of [
  // YAML would drop the leading zero.
  [{ ...NAIRA, accountNumber: 123456789 }, /quotation marks, so that no leading zero is lost/],
  [{ ...NAIRA, currency: 'NGA' }, /code of a currency/],
  [{ ...POUNDS, iban: 'GB29NWBK60161331926818' }, MISTYPED],
  [{ ...POUNDS, iban: 'GB29NWBK6016133192681' }, MISTYPED],
  [{ ...POUNDS, iban: 'NG29NWBK60161331926819' }, /"NG" is not a country with IBANs/],
  [{ ...POUNDS, bic: 'ABNANL2' }, /8 or 11 characters/],
  [{ ...POUNDS, bic: 'ABNAZZ2A' }, /8 or 11 characters/],
  [EURO, /^Write an account number, or an IBAN$/],
  [{ ...EURO, numberAgain: '0123456789' }, /^Write an account number, or an IBAN$/],
  [{ ...NAIRA, numberAgain: '0123456798' }, /^Write the same number as above, "0123456789"/],
  [{ ...DE, numberAgain: 'DE89370400440532013001' }, /^Write the same number as above, "DE89/],
  [{ ...POUNDS, checked: '2999-01-01' }, /today or an earlier day/],
] as const) {
  test(`refuses ${Object.values(account).slice(2).join(' ')}`, () => {
    const [message = '', ...others] = messagesOf(account);
    assert.match(message, expected);
    assert.deepEqual(others, []);
  });
}

test('takes an account that was typed twice, and whose day of the last check is set', () => {
  const checked = '2026-01-05';
  assert.deepEqual(messagesOf({ ...NAIRA, numberAgain: '0123 456 789', checked }), []);
  const numberAgain = 'de89 3704 0044 0532 0130 00';
  assert.deepEqual(messagesOf({ ...DE, numberAgain, checked }), []);
});

test('one account stands there once with each currency and branch', () => {
  const again = {
    ...NAIRA,
    accountNumber: '01 2345 6789',
    bank: 'EXAMPLE BANK',
    reference: 'Gift',
  };
  assert.deepEqual(messagesOf(NAIRA, again), [
    'Write each account once; 0123456789 of EXAMPLE BANK in NGN is in the list above already',
  ]);
  assert.deepEqual(messagesOf(DE, DE).length, 1);
  assert.deepEqual(messagesOf(NAIRA, { ...NAIRA, currency: 'USD' }), []);
  assert.deepEqual(messagesOf(POUNDS, { ...POUNDS, branchCode: '60-16-13' }), []);
});
