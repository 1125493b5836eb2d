/**
 * Formats a day with the name of its month: `2027-06-05` gives "June 5, 2027". Returns anything
 * else, such as a day still being typed, unchanged.
 * @param day as content files write it, year-month-day
 * @param language of the reader (BCP 47)
 */
export function formatDay(day: string, language: string): string {
  const time = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(time)) return day;
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(time);
}
