/** How a phone number may be written: for the fields, their scripts and the settings. */

/** `pattern` of the phone field where no message is delivered: digits, and a + in front. */
export const DIALLED = '\\+?\\p{Nd}*';

/**
 * The same text with 0–9 in place of full-width digits and those of Arabic, Persian and N’Ko, of
 * which each zero has a code that is a multiple of 16.
 */
export function asciiDigits(text: string): string {
  return text.normalize('NFKC').replace(/[٠-٩۰-۹߀-߉]/g, (digit) => `${digit.charCodeAt(0) & 15}`);
}

/**
 * A number as a person wrote it in signs that every phone has: without invisible marks, which come
 * along when a number is copied, and with plain hyphens and brackets.
 */
export function plainPhone(text: string): string {
  return asciiDigits(text)
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .trim();
}

/**
 * A number with brackets, dots, hyphens, slashes and spaces: 5 digits are the shortest, 15 the
 * longest (E.164, 6), one more for the "(0)" after a country code, which nobody dials abroad.
 */
const WRITTEN = /^\+?(?:[\s().\-/]*\d){5,16}\)?$/;

/** Whether a text has the form of a phone number. The settings also check that a number can exist. */
export function isPhone(text: string): boolean {
  return WRITTEN.test(plainPhone(text));
}
