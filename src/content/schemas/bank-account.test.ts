import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bankAccount } from './bank-account.ts';

/** Published examples: IBANs of the registry (ISO 13616) and unassigned numbers. */
const NAIRA = {
  accountName: 'Example Foundation',
  bank: 'Example Bank',
  accountNumber: '0123456789',
  currency: 'NGN',
};
const POUNDS = { ...NAIRA, accountNumber: '31926819', currency: 'GBP' };

function messagesOf(account: object): string[] {
  return bankAccount.safeParse(account).error?.issues.map(({ message }) => message) ?? [];
}

test('accepts ten digits in naira, with spaces or without', () => {
  assert.deepEqual(messagesOf(NAIRA), []);
  assert.equal(
    bankAccount.parse({ ...NAIRA, accountNumber: '0123 456-789' }).accountNumber,
    '0123456789',
  );
});

test('refuses nine or eleven digits, or letters, in naira', () => {
  for (const [accountNumber, found] of [
    ['012345678', 'this one has 9'],
    ['01234567890', 'this one has 11'],
    ['01234S6789', 'this one has other characters too'],
  ]) {
    assert.deepEqual(messagesOf({ ...NAIRA, accountNumber }), [
      `expected exactly ten digits, as every account in naira has (NUBAN); ${found}`,
    ]);
  }
});

test('refuses a number without quotation marks: YAML would drop its leading zero', () => {
  assert.match(
    messagesOf({ ...NAIRA, accountNumber: 123456789 })[0] ?? '',
    /between quotation marks, so that no leading zero is lost/,
  );
});

test('accepts other lengths in other currencies', () => {
  assert.deepEqual(messagesOf(POUNDS), []);
});

test('refuses an unknown currency', () => {
  assert.match(messagesOf({ ...NAIRA, currency: 'NGA' })[0] ?? '', /code of a currency/);
  assert.match(messagesOf({ ...NAIRA, currency: 'ngn' })[0] ?? '', /three capital letters/);
});

test('normalises an IBAN with spaces or small letters', () => {
  for (const iban of [
    'GB29NWBK60161331926819',
    'GB29 NWBK 6016 1331 9268 19',
    'gb29 nwbk60161331926819',
  ]) {
    assert.equal(bankAccount.parse({ ...POUNDS, iban }).iban, 'GB29NWBK60161331926819');
  }
});

test('refuses an IBAN with one wrong digit, or two swapped', () => {
  for (const iban of [
    'GB29NWBK60161331926818',
    'GB28NWBK60161331926819',
    'GB29NWBK60161331926891',
  ]) {
    assert.deepEqual(messagesOf({ ...POUNDS, iban }), [
      'expected an IBAN whose check digits are right; one of its characters is mistyped',
    ]);
  }
});

test('explains a wrong length, form or country of an IBAN', () => {
  assert.match(
    messagesOf({ ...POUNDS, iban: 'GB29NWBK6016133192681' })[0] ?? '',
    /expected an IBAN of 22 characters, as GB has; this one has 21/,
  );
  assert.match(
    messagesOf({ ...POUNDS, iban: 'GB29NWBKO0161331926819' })[0] ?? '',
    /letter stands where a digit/,
  );
  assert.match(messagesOf({ ...POUNDS, iban: 'NG29NWBK60161331926819' })[0] ?? '', /"NG" is none/);
});

test('normalises a BIC of 8 or 11 characters', () => {
  for (const bic of ['ABNANL2A', 'abna nl 2a', 'NEDSZAJJXXX']) {
    assert.equal(bankAccount.parse({ ...POUNDS, bic }).bic, bic.replace(/ /g, '').toUpperCase());
  }
});

test('refuses a BIC of another length or an unknown country', () => {
  assert.match(messagesOf({ ...POUNDS, bic: 'ABNANL2' })[0] ?? '', /8 or 11 characters/);
  assert.match(messagesOf({ ...POUNDS, bic: 'ABN4NL2A' })[0] ?? '', /8 or 11 characters/);
  assert.match(messagesOf({ ...POUNDS, bic: 'ABNAZZ2A' })[0] ?? '', /"ZZ" is none/);
});

const EURO = { accountName: 'Example Foundation', bank: 'Example Bank', currency: 'EUR' };

test('requires an account number or an IBAN', () => {
  assert.deepEqual(messagesOf({ ...EURO, iban: 'DE89370400440532013000' }), []);
  assert.deepEqual(messagesOf(EURO), ['expected an account number, or an IBAN']);
  assert.deepEqual(messagesOf({ ...NAIRA, accountNumber: undefined }), [
    'expected an account number, or an IBAN',
  ]);
});

test('accepts an account number that is part of the IBAN', () => {
  for (const [iban, numbers] of [
    ['DE89370400440532013000', ['0532013000', '532013000', '370400440532013000']],
    ['GB29NWBK60161331926819', ['31926819', '60-16-13 31926819']],
    ['NL91ABNA0417164300', ['417164300', 'ABNA0417164300']],
    ['FR1420041010050500013M02606', ['0500013M026', '0500013m02606']],
    ['IT60X0542811101000000123456', ['123456', '000000123456']],
    ['PL61109010140000071219812874', ['61109010140000071219812874', '71219812874']],
    ['BE68539007547034', ['539-0075470-34']],
    ['EG380019000500000000263180002', ['263180002', '00000000263180002']],
    ['CZ6508000000192000145399', ['19-2000145399']],
    ['FI2112345600000785', ['123456-785']],
  ] as const) {
    for (const accountNumber of numbers) {
      assert.deepEqual(
        messagesOf({ ...EURO, iban, accountNumber }),
        [],
        `${iban} ${accountNumber}`,
      );
    }
  }
});

test('refuses an account number or a sort code that contradicts the IBAN', () => {
  for (const [iban, accountNumber] of [
    ['DE89370400440532013000', '0532013001'],
    ['DE89370400440532013000', '5320130'],
    ['GB29NWBK60161331926819', '31926818'],
    ['IT60X0542811101000000123456', '123457'],
  ]) {
    assert.match(
      messagesOf({ ...EURO, iban, accountNumber })[0] ?? '',
      /expected the number of the same account as the IBAN/,
    );
  }
  const iban = 'GB29NWBK60161331926819';
  assert.deepEqual(messagesOf({ ...POUNDS, iban, branchCode: '60-16-13' }), []);
  assert.deepEqual(messagesOf({ ...POUNDS, iban, branchCode: '60-16-14' }), [
    'expected the sort code of the same account as the IBAN, which holds 601613',
  ]);
});

test('checks the last digit of an account in naira with the code of its bank', () => {
  // The two examples of the scheme (Central Bank of Nigeria, 2010).
  for (const accountNumber of ['0000014579', '0000000220']) {
    assert.deepEqual(messagesOf({ ...NAIRA, accountNumber, bankCode: '011' }), []);
  }
  for (const accountNumber of ['0000014578', '0000014679', '1000014579']) {
    assert.match(
      messagesOf({ ...NAIRA, accountNumber, bankCode: '011' })[0] ?? '',
      /last digit fits the bank with the code 011/,
    );
    assert.deepEqual(messagesOf({ ...NAIRA, accountNumber }), [], 'cannot be checked');
  }
  assert.match(messagesOf({ ...NAIRA, bankCode: 11 })[0] ?? '', /three digits.*quotation marks/);
  assert.match(messagesOf({ ...NAIRA, bankCode: '11' })[0] ?? '', /three digits/);
});
