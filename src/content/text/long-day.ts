/**
 * A day in words, the month by its name so that nobody takes the month for the day: `2027-06-05` gives "June 5, 2027".
 * @param day as content files write it, year-month-day
 * @param language of the reader (BCP 47)
 * @throws RangeError for a text that is no day
 */
export function longDay(day: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
