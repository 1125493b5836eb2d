import {
  ValidationErrorsBIC,
  ValidationErrorsIBAN,
  getCountrySpecifications,
  validateBIC,
  validateIBAN,
} from 'ibantools';

/** Takes away what people write between the signs of a number to read it better: spaces and hyphens. */
export function compact(value: string): string {
  return value.replace(/[\s\u00a0-]/g, '');
}

/**
 * What is wrong with an IBAN (ISO 13616: country, length, form and check digits), as a sentence; nothing if it is right.
 * @param iban without spaces, in capital letters
 */
export function ibanProblem(iban: string): string | undefined {
  const { valid, errorCodes } = validateIBAN(iban);
  if (valid) return undefined;
  const country = iban.slice(0, 2);
  if (errorCodes.includes(ValidationErrorsIBAN.NoIBANCountry)) {
    return `expected an IBAN, which starts with the two letters of a country that has them; "${country}" is none (Nigeria, Ghana, Kenya and South Africa have no IBAN: leave it out)`;
  }
  if (errorCodes.includes(ValidationErrorsIBAN.WrongBBANLength)) {
    const length = getCountrySpecifications()[country]?.chars;
    return `expected an IBAN of ${length} signs, as ${country} has; this one has ${iban.length}`;
  }
  if (errorCodes.includes(ValidationErrorsIBAN.WrongBBANFormat)) {
    return `expected an IBAN in the form that ${country} has; a letter stands where a digit belongs, or a digit for a letter`;
  }
  return 'expected an IBAN whose check digits are right; one of its signs is mistyped';
}

/**
 * What is wrong with a SWIFT/BIC (ISO 9362), as a sentence; nothing if it is right.
 * @param bic without spaces, in capital letters
 */
export function bicProblem(bic: string): string | undefined {
  const { valid, errorCodes } = validateBIC(bic);
  if (valid) return undefined;
  if (errorCodes.includes(ValidationErrorsBIC.NoBICCountry) && /^[A-Z]{6}/.test(bic)) {
    return `expected a SWIFT/BIC whose fifth and sixth letters are a country; "${bic.slice(4, 6)}" is none`;
  }
  return 'expected a SWIFT/BIC of 8 or 11 signs: four letters of the bank, two of the country, two signs of the place and perhaps three of the branch';
}

/**
 * What is wrong with a Nigerian account number, as a sentence; nothing if it is right.
 * A NUBAN has exactly ten digits (Central Bank of Nigeria, Nigeria Uniform Bank Account Number Scheme).
 * @param accountNumber without spaces
 */
export function nubanProblem(accountNumber: string): string | undefined {
  if (/^\d{10}$/.test(accountNumber)) return undefined;
  const found = /^\d+$/.test(accountNumber)
    ? `this one has ${accountNumber.length}`
    : 'this one has other signs too';
  return `expected exactly ten digits, as every account in naira has (NUBAN); ${found}`;
}
