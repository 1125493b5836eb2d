/** Phone numbers as visitors may type them; libphonenumber checks those in the settings. */
import { withoutMarks } from '#content/text/characters.ts';

/** `pattern` of the phone field in the form that sends nothing: an optional +, then digits. */
export const DIALLED = '\\+?\\p{Nd}*';

/** Replaces digits of other scripts by 0–9. Each script's zero is at a multiple of 16. */
export function asciiDigits(text: string): string {
  return text.normalize('NFKC').replace(/[٠-٩۰-۹߀-߉]/g, (digit) => `${digit.charCodeAt(0) & 15}`);
}

/** A typed number with ASCII digits and without invisible marks. */
export function plainPhone(text: string): string {
  return withoutMarks(asciiDigits(text))
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .trim();
}

/** 5 to 15 digits (E.164, 6) with separators, and one digit more for "(0)" after a country code. */
const WRITTEN = /^\+?(?:[\s().\-/]*\d){5,16}\)?$/;

/** Whether a text looks like a phone number. */
export function isPhone(text: string): boolean {
  return WRITTEN.test(plainPhone(text));
}
