import {
  ValidationErrorsBIC,
  ValidationErrorsIBAN,
  extractIBAN,
  getCountrySpecifications,
  validateBIC,
  validateIBAN,
} from 'ibantools';
import { withoutMarks } from '../../../core/text/characters.ts';

/** A number as banks store it: without spaces, hyphens and invisible marks. */
export function compact(value: string): string {
  return withoutMarks(value).replace(/[\s-]/g, '');
}

/** The problem with an IBAN (ISO 13616), as a sentence. @param iban compact, in capitals */
export function ibanProblem(iban: string): string | undefined {
  const { valid, errorCodes } = validateIBAN(iban);
  const has = (error: ValidationErrorsIBAN) => errorCodes.includes(error);
  const country = iban.slice(0, 2);
  if (valid) return undefined;
  if (has(ValidationErrorsIBAN.NoIBANCountry))
    return `Write an IBAN that starts with the two letters of its country; "${country}" is not a country with IBANs (Nigeria, Ghana, Kenya and South Africa have none: leave it out)`;
  if (has(ValidationErrorsIBAN.WrongBBANLength))
    return `Write an IBAN of ${getCountrySpecifications()[country]?.chars} characters, as ${country} has; this one has ${iban.length}`;
  return has(ValidationErrorsIBAN.WrongBBANFormat)
    ? `Write an IBAN in the form that ${country} has; there is a letter in the place of a digit, or a digit in the place of a letter`
    : 'Check the IBAN against the bank’s letter or app; one of its characters is mistyped';
}

/** The problem with a SWIFT/BIC (ISO 9362), as a sentence. @param bic compact, in capitals */
export function bicProblem(bic: string): string | undefined {
  const { valid, errorCodes } = validateBIC(bic);
  if (valid) return undefined;
  if (errorCodes.includes(ValidationErrorsBIC.NoBICCountry) && /^[A-Z]{6}/.test(bic))
    return `Check the SWIFT/BIC: its fifth and sixth letters are a country, and "${bic.slice(4, 6)}" is not one`;
  return 'Write a SWIFT/BIC of 8 or 11 characters: four letters of the bank, two of the country, two characters of the place and perhaps three of the branch';
}

const withoutZeros = (number: string) => number.replace(/^0+/, '');

/**
 * The contradiction between a valid IBAN and an account number, both compact, as a sentence. An
 * IBAN contains the national account number (ISO 13616, BBAN), padded with zeros.
 */
export function contradiction(iban: string, accountNumber: string): string | undefined {
  // Finland and Sweden write account numbers differently within an IBAN.
  if (/^(FI|SE)/.test(iban)) return undefined;
  const { bban = '', bankIdentifier = '', accountNumber: part = '' } = extractIBAN(iban);
  const number = withoutZeros(accountNumber.toUpperCase());
  // For some countries the library returns more than the account number itself.
  const exact = part !== '' && part.length + bankIdentifier.length <= bban.length;
  const agrees =
    exact && number.length <= part.length ? number === withoutZeros(part) : iban.includes(number);
  return agrees
    ? undefined
    : `Write the number of the same account as the IBAN, which contains ${exact ? part : 'another'}; leave it out, or correct one of the two`;
}

/** The contradiction between a British or Irish IBAN and the sort code, which it contains. */
export function wrongSortCode(iban: string, branchCode: string): string | undefined {
  const { branchIdentifier } = extractIBAN(iban);
  if (!/^(GB|IE)/.test(iban) || compact(branchCode) === branchIdentifier) return undefined;
  return `Write the sort code of the same account as the IBAN, which contains ${branchIdentifier}`;
}

/** The check digit of a NUBAN from its bank and first nine digits (Central Bank of Nigeria). */
function checkDigit(bankCode: string, accountNumber: string): number {
  const digits = Array.from(bankCode + accountNumber.slice(0, 9), Number);
  const sum = digits.reduce((all, digit, index) => all + digit * (index % 3 === 1 ? 7 : 3), 0);
  return (10 - (sum % 10)) % 10;
}

/**
 * The problem with a compact Nigerian account number, as a sentence. A NUBAN has ten digits, the
 * last of which is a check digit that also depends on the bank (Central Bank of Nigeria, Nigeria
 * Uniform Bank Account Number Scheme). @param bankCode three digits, if known
 */
export function nubanProblem(accountNumber: string, bankCode?: string): string | undefined {
  if (!/^\d{10}$/.test(accountNumber))
    return `Write exactly ten digits, as every account in naira has (NUBAN); this one has ${accountNumber.replace(/\D/g, '').length}`;
  if (!bankCode || checkDigit(bankCode, accountNumber) === Number(accountNumber[9]))
    return undefined;
  return `Check the account number: its last digit does not fit the bank with the code ${bankCode}; a digit is mistyped, or it is an account of another bank`;
}
