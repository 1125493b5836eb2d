import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bankAccount } from './bank-account.ts';

/** Published examples: the IBANs of the registry (ISO 13616) and numbers nobody holds. */
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

test('an account in naira is accepted with exactly ten digits, spaces or not', () => {
  assert.deepEqual(messagesOf(NAIRA), []);
  assert.equal(
    bankAccount.parse({ ...NAIRA, accountNumber: '0123 456-789' }).accountNumber,
    '0123456789',
  );
});

test('an account in naira is refused with nine or eleven digits, or with letters', () => {
  for (const [accountNumber, found] of [
    ['012345678', 'this one has 9'],
    ['01234567890', 'this one has 11'],
    ['01234S6789', 'this one has other signs too'],
  ]) {
    assert.deepEqual(messagesOf({ ...NAIRA, accountNumber }), [
      `expected exactly ten digits, as every account in naira has (NUBAN); ${found}`,
    ]);
  }
});

test('a number without quotation marks is refused: YAML would drop its leading zero', () => {
  assert.match(
    messagesOf({ ...NAIRA, accountNumber: 123456789 })[0] ?? '',
    /between quotation marks, so that no leading zero is lost/,
  );
});

test('accounts in other currencies may have other lengths', () => {
  assert.deepEqual(messagesOf(POUNDS), []);
});

test('a currency that does not exist is refused', () => {
  assert.match(messagesOf({ ...NAIRA, currency: 'NGA' })[0] ?? '', /code of a currency/);
  assert.match(messagesOf({ ...NAIRA, currency: 'ngn' })[0] ?? '', /three capital letters/);
});

test('an IBAN is accepted with spaces and in small letters, and kept without them', () => {
  for (const iban of [
    'GB29NWBK60161331926819',
    'GB29 NWBK 6016 1331 9268 19',
    'gb29 nwbk60161331926819',
  ]) {
    assert.equal(bankAccount.parse({ ...POUNDS, iban }).iban, 'GB29NWBK60161331926819');
  }
});

test('an IBAN with one wrong digit, or two swapped, is refused', () => {
  for (const iban of [
    'GB29NWBK60161331926818',
    'GB28NWBK60161331926819',
    'GB29NWBK60161331926891',
  ]) {
    assert.deepEqual(messagesOf({ ...POUNDS, iban }), [
      'expected an IBAN whose check digits are right; one of its signs is mistyped',
    ]);
  }
});

test('an IBAN of the wrong length, form or country says which', () => {
  assert.match(
    messagesOf({ ...POUNDS, iban: 'GB29NWBK6016133192681' })[0] ?? '',
    /expected an IBAN of 22 signs, as GB has; this one has 21/,
  );
  assert.match(
    messagesOf({ ...POUNDS, iban: 'GB29NWBKO0161331926819' })[0] ?? '',
    /letter stands where a digit/,
  );
  assert.match(messagesOf({ ...POUNDS, iban: 'NG29NWBK60161331926819' })[0] ?? '', /"NG" is none/);
});

test('a BIC is accepted with 8 or 11 signs, spaces and small letters, and kept without them', () => {
  for (const bic of ['ABNANL2A', 'abna nl 2a', 'NEDSZAJJXXX']) {
    assert.equal(bankAccount.parse({ ...POUNDS, bic }).bic, bic.replace(/ /g, '').toUpperCase());
  }
});

test('a BIC of another length or of no country is refused', () => {
  assert.match(messagesOf({ ...POUNDS, bic: 'ABNANL2' })[0] ?? '', /8 or 11 signs/);
  assert.match(messagesOf({ ...POUNDS, bic: 'ABN4NL2A' })[0] ?? '', /8 or 11 signs/);
  assert.match(messagesOf({ ...POUNDS, bic: 'ABNAZZ2A' })[0] ?? '', /"ZZ" is none/);
});
