/**
 * How a visitor may write a phone number. libphonenumber checks those in the settings:
 * schemas/delivery.ts here, and mobile-money/numbers.ts in src/core/schemas.
 */

/** `pattern` of the phone field that delivers nothing: digits, and a + in front. */
export const DIALLED = '\\+?\\p{Nd}*';

/**
 * Replaces full-width, Arabic, Persian and N’Ko digits by 0–9. The code of each script's zero is a
 * multiple of 16.
 */
export function asciiDigits(text: string): string {
  return text.normalize('NFKC').replace(/[٠-٩۰-۹߀-߉]/g, (digit) => `${digit.charCodeAt(0) & 15}`);
}

/**
 * Normalises a typed number to ASCII digits, hyphens and brackets, without the invisible marks that
 * are copied along with a number.
 */
export function plainPhone(text: string): string {
  return asciiDigits(text)
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .trim();
}

/**
 * A number with brackets, dots, hyphens, slashes and spaces: 5 to 15 digits (E.164, 6), and one
 * more for the "(0)" after a country code.
 */
const WRITTEN = /^\+?(?:[\s().\-/]*\d){5,16}\)?$/;

/** Whether a text has the form of a phone number. */
export function isPhone(text: string): boolean {
  return WRITTEN.test(plainPhone(text));
}
