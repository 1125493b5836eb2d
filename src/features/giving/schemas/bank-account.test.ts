import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bankAccount } from './bank-account.ts';

/** Published examples: IBANs of the registry (ISO 13616) and unassigned numbers. */
const EURO = { accountName: 'Example Foundation', bank: 'Example Bank', currency: 'EUR' };
const NAIRA = { ...EURO, accountNumber: '0123456789', currency: 'NGN' };
const POUNDS = { ...EURO, accountNumber: '31926819', currency: 'GBP' };
const GB = 'GB29NWBK60161331926819';

function messagesOf(account: object): string[] {
  return bankAccount.safeParse(account).error?.issues.map(({ message }) => message) ?? [];
}

test('accepts numbers as people write them, and removes spaces', () => {
  const naira = bankAccount.parse({ ...NAIRA, accountNumber: '0123 456-789' });
  assert.equal(naira.accountNumber, '0123456789');
  for (const iban of [
    GB,
    'GB29 NWBK 6016 1331 9268 19',
    'gb29 nwbk60161331926819',
    `\u2066${GB}\u2069`,
  ])
    assert.equal(bankAccount.parse({ ...POUNDS, iban }).iban, GB);
  for (const bic of ['ABNANL2A', 'abna nl 2a', 'NEDSZAJJXXX'])
    assert.equal(bankAccount.parse({ ...POUNDS, bic }).bic, bic.replace(/ /g, '').toUpperCase());
});

const DE = { ...EURO, iban: 'DE89370400440532013000' };
const DIGITS = /exactly ten digits, .*\(NUBAN\); this one has (9|11)$/;
const CHECK_DIGITS =
  /^Check the IBAN against the bank’s letter or app; one of its characters is mist/;
const SAME = /Write the number of the same account as the IBAN/;
const LAST_DIGIT = /last digit does not fit the bank with the code 011/;

for (const [account, expected] of [
  [{ ...NAIRA, accountNumber: '012345678' }, DIGITS],
  [{ ...NAIRA, accountNumber: '01234567890' }, DIGITS],
  [{ ...NAIRA, accountNumber: '01234S6789' }, DIGITS],
  // YAML would drop the leading zero.
  [{ ...NAIRA, accountNumber: 123456789 }, /quotation marks, so that no leading zero is lost/],
  [{ ...NAIRA, currency: 'NGA' }, /code of a currency/],
  [{ ...NAIRA, currency: 'ngn' }, /three capital letters/],
  [{ ...POUNDS, iban: 'GB29NWBK60161331926818' }, CHECK_DIGITS],
  [{ ...POUNDS, iban: 'GB28NWBK60161331926819' }, CHECK_DIGITS],
  [{ ...POUNDS, iban: 'GB29NWBK60161331926891' }, CHECK_DIGITS],
  [{ ...POUNDS, iban: 'GB29NWBK6016133192681' }, /22 characters, as GB has; this one has 21/],
  [{ ...POUNDS, iban: 'GB29NWBKO0161331926819' }, /letter in the place of a digit/],
  [{ ...POUNDS, iban: 'NG29NWBK60161331926819' }, /"NG" is not a country with IBANs/],
  [{ ...POUNDS, bic: 'ABNANL2' }, /8 or 11 characters/],
  [{ ...POUNDS, bic: 'ABN4NL2A' }, /8 or 11 characters/],
  [{ ...POUNDS, bic: 'ABNAZZ2A' }, /"ZZ" is not one/],
  [EURO, /^Write an account number, or an IBAN$/],
  [{ ...NAIRA, accountNumber: undefined }, /^Write an account number, or an IBAN$/],
  [{ ...DE, accountNumber: '0532013001' }, SAME],
  [{ ...DE, accountNumber: '5320130' }, SAME],
  [{ ...EURO, iban: GB, accountNumber: '31926818' }, SAME],
  [{ ...EURO, iban: 'IT60X0542811101000000123456', accountNumber: '123457' }, SAME],
  [
    { ...POUNDS, iban: GB, branchCode: '60-16-14' },
    /same account as the IBAN, which contains 601613$/,
  ],
  [{ ...NAIRA, numberAgain: '0123456798' }, /^Write the same number as above, "0123456789"/],
  [{ ...DE, numberAgain: 'DE89370400440532013001' }, /^Write the same number as above, "DE89/],
  [{ ...POUNDS, checked: '2999-01-01' }, /today or an earlier day/],
  // The examples of the scheme (Central Bank of Nigeria, 2010), each with a digit changed.
  [{ ...NAIRA, accountNumber: '0000014578', bankCode: '011' }, LAST_DIGIT],
  [{ ...NAIRA, accountNumber: '0000014679', bankCode: '011' }, LAST_DIGIT],
  [{ ...NAIRA, accountNumber: '1000014579', bankCode: '011' }, LAST_DIGIT],
  [{ ...NAIRA, bankCode: 11 }, /three digits.*quotation/],
  [{ ...DE, bankCode: '11' }, /three digits/],
] as const) {
  test(`refuses ${Object.values(account).slice(2).join(' ')}`, () => {
    const [message = '', ...others] = messagesOf(account);
    assert.match(message, expected);
    assert.deepEqual(others, []);
  });
}

test('accepts an account number that is part of the IBAN, and the sort code that it holds', () => {
  for (const [iban, ...numbers] of [
    ['DE89370400440532013000', '0532013000', '532013000', '370400440532013000', undefined],
    [GB, '31926819', '60-16-13 31926819'],
    ['NL91ABNA0417164300', '417164300', 'ABNA0417164300'],
    ['FR1420041010050500013M02606', '0500013M026', '0500013m02606'],
    ['IT60X0542811101000000123456', '123456', '000000123456'],
    ['PL61109010140000071219812874', '61109010140000071219812874', '71219812874'],
    ['BE68539007547034', '539-0075470-34'],
    ['EG380019000500000000263180002', '263180002', '00000000263180002'],
    ['CZ6508000000192000145399', '19-2000145399'],
    ['FI2112345600000785', '123456-785'],
  ]) {
    for (const accountNumber of numbers)
      assert.deepEqual(
        messagesOf({ ...EURO, iban, accountNumber }),
        [],
        `${iban} ${accountNumber}`,
      );
  }
  assert.deepEqual(messagesOf({ ...POUNDS, iban: GB, branchCode: '60-16-13' }), []);
});

test('without the code of the bank the last digit of an account in naira is not checked', () => {
  for (const accountNumber of ['0000014579', '0000000220'])
    assert.deepEqual(messagesOf({ ...NAIRA, accountNumber, bankCode: '011' }), []);
  assert.deepEqual(messagesOf({ ...NAIRA, accountNumber: '0000014578' }), []);
});

test('takes an account that was typed twice, and whose day of the last check is set', () => {
  const checked = '2026-01-05';
  assert.deepEqual(messagesOf({ ...NAIRA, numberAgain: '0123 456 789', checked }), []);
  const numberAgain = 'de89 3704 0044 0532 0130 00';
  assert.deepEqual(messagesOf({ ...DE, numberAgain, checked }), []);
});
