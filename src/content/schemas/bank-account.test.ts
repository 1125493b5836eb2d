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
  for (const iban of [GB, 'GB29 NWBK 6016 1331 9268 19', 'gb29 nwbk60161331926819'])
    assert.equal(bankAccount.parse({ ...POUNDS, iban }).iban, GB);
  for (const bic of ['ABNANL2A', 'abna nl 2a', 'NEDSZAJJXXX'])
    assert.equal(bankAccount.parse({ ...POUNDS, bic }).bic, bic.replace(/ /g, '').toUpperCase());
});

// In naira, the last digit with the two examples of the scheme (Central Bank of Nigeria, 2010).
const REFUSED: [what: string, expected: RegExp, ...accounts: object[]][] = [
  [
    'nine or eleven digits in naira',
    /exactly ten digits, .*\(NUBAN\); this one has (9|11)$/,
    ...['012345678', '01234567890', '01234S6789'].map((accountNumber) => ({
      ...NAIRA,
      accountNumber,
    })),
  ],
  [
    'a number without quotation marks: YAML would drop its leading zero',
    /between quotation marks, so that no leading zero is lost/,
    { ...NAIRA, accountNumber: 123456789 },
  ],
  ['an unknown currency', /code of a currency/, { ...NAIRA, currency: 'NGA' }],
  ['a currency in small letters', /three capital letters/, { ...NAIRA, currency: 'ngn' }],
  [
    'an IBAN with one wrong digit, or two swapped',
    /^expected an IBAN whose check digits are right; one of its characters is mistyped$/,
    { ...POUNDS, iban: 'GB29NWBK60161331926818' },
    { ...POUNDS, iban: 'GB28NWBK60161331926819' },
    { ...POUNDS, iban: 'GB29NWBK60161331926891' },
  ],
  [
    'an IBAN of another length',
    /expected an IBAN of 22 characters, as GB has; this one has 21/,
    { ...POUNDS, iban: 'GB29NWBK6016133192681' },
  ],
  [
    'an IBAN of another form',
    /letter stands where a digit/,
    { ...POUNDS, iban: 'GB29NWBKO0161331926819' },
  ],
  ['an IBAN of Nigeria', /"NG" is none/, { ...POUNDS, iban: 'NG29NWBK60161331926819' }],
  [
    'a BIC of another length or form',
    /8 or 11 characters/,
    { ...POUNDS, bic: 'ABNANL2' },
    { ...POUNDS, bic: 'ABN4NL2A' },
  ],
  ['a BIC of an unknown country', /"ZZ" is none/, { ...POUNDS, bic: 'ABNAZZ2A' }],
  [
    'an account without a number',
    /^expected an account number, or an IBAN$/,
    EURO,
    { ...NAIRA, accountNumber: undefined },
  ],
  [
    'an account number that contradicts the IBAN',
    /expected the number of the same account as the IBAN/,
    { ...EURO, iban: 'DE89370400440532013000', accountNumber: '0532013001' },
    { ...EURO, iban: 'DE89370400440532013000', accountNumber: '5320130' },
    { ...EURO, iban: GB, accountNumber: '31926818' },
    { ...EURO, iban: 'IT60X0542811101000000123456', accountNumber: '123457' },
  ],
  [
    'a sort code that contradicts the IBAN',
    /^expected the sort code of the same account as the IBAN, which holds 601613$/,
    { ...POUNDS, iban: GB, branchCode: '60-16-14' },
  ],
  [
    'an account in naira whose last digit does not fit its bank',
    /last digit fits the bank with the code 011/,
    ...['0000014578', '0000014679', '1000014579'].map((accountNumber) => ({
      ...{ ...NAIRA, accountNumber },
      bankCode: '011',
    })),
  ],
  ['a bank code without quotation marks', /three digits.*quotation/, { ...NAIRA, bankCode: 11 }],
  [
    'a bank code of two digits',
    /three digits/,
    { ...EURO, iban: 'DE89370400440532013000', bankCode: '11' },
  ],
];

for (const [what, expected, ...accounts] of REFUSED) {
  test(`refuses ${what}`, () => {
    for (const account of accounts) {
      const [message = '', ...others] = messagesOf(account);
      assert.match(message, expected);
      assert.deepEqual(others, []);
    }
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
