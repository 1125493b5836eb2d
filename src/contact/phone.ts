/** How a phone number may be written: the one place that says so, for the fields, their scripts and the settings. */

/** What the field of the form that sends nothing takes, and all that its script lets in: digits, and a + in front. */
export const DIALLED = '\\+?[0-9]*';

/**
 * A number as people write it, with brackets, dots, dashes, slashes and spaces: 5 digits are the shortest there are,
 * 15 the longest (E.164, 6), one more for the "(0)" after a country code that nobody dials abroad.
 */
const WRITTEN = /^\+?(?:[\s().\-–/]*\d){5,16}\)?$/;

/** Whether a text can be a phone number. That such a number exists only the settings check, for the team's own. */
export function isPhone(text: string): boolean {
  return WRITTEN.test(text);
}
