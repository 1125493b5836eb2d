import { ValidationErrorsIBAN, validateBIC, validateIBAN } from 'ibantools';
import { withoutMarks } from '#content/text';

/** A number as banks store it: without spaces, hyphens and invisible marks. */
export function compact(value: string): string {
  return withoutMarks(value).replace(/[\s-]/g, '');
}

/** The problem with an IBAN (ISO 13616), as a sentence. @param iban compact, in capitals */
export function ibanProblem(iban: string): string | undefined {
  const { valid, errorCodes } = validateIBAN(iban);
  if (valid) return undefined;
  return errorCodes.includes(ValidationErrorsIBAN.NoIBANCountry)
    ? `Write an IBAN that starts with the two letters of its country; "${iban.slice(0, 2)}" is not a country with IBANs (Nigeria, Ghana, Kenya and South Africa have none: leave it out)`
    : 'Check the IBAN against the bank’s letter or app; a character is mistyped, missing or too many';
}

/** The problem with a SWIFT/BIC (ISO 9362), as a sentence. @param bic compact, in capitals */
export const bicProblem = (bic: string): string | undefined =>
  validateBIC(bic).valid
    ? undefined
    : 'Write a SWIFT/BIC of 8 or 11 characters: four letters of the bank, two of the country, two characters of the place and perhaps three of the branch';
