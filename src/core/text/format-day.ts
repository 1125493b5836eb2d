import { joinDate } from './join-date.ts';

/**
 * Formats a day with the name of its month: `2027-06-05` gives "5 June 2027" in Nigeria. Returns
 * anything else, such as a day still being typed, unchanged.
 * @param day as content files write it, year-month-day
 * @param language of the reader (BCP 47)
 */
export function formatDay(day: string, language: string): string {
  const time = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(time)) return day;
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return joinDate(format.formatToParts(time), language);
}
