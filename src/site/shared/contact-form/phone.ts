/** How a visitor may write a phone number; libphonenumber checks those in the settings. */
import { withoutMarks } from '#content/text/characters.ts';

/** `pattern` of the phone field that delivers nothing: digits, and a + in front. */
export const DIALLED = '\\+?\\p{Nd}*';

/** Replaces digits of other scripts by 0–9. The code of each script's zero is a multiple of 16. */
export function asciiDigits(text: string): string {
  return text.normalize('NFKC').replace(/[٠-٩۰-۹߀-߉]/g, (digit) => `${digit.charCodeAt(0) & 15}`);
}

/** A typed number in ASCII, without invisible marks. */
export function plainPhone(text: string): string {
  return withoutMarks(asciiDigits(text))
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .trim();
}

/** 5 to 15 digits (E.164, 6) with brackets and the like, and one more for "(0)" after a code. */
const WRITTEN = /^\+?(?:[\s().\-/]*\d){5,16}\)?$/;

/** Whether a text has the form of a phone number. */
export function isPhone(text: string): boolean {
  return WRITTEN.test(plainPhone(text));
}
