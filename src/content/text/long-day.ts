/**
 * A day in words, the month by its name so that nobody takes the month for the day: `2027-06-05`
 * gives "June 5, 2027". What is no day, such as one that is still being typed, comes back as it is.
 * @param day as content files write it, year-month-day
 * @param language of the reader (BCP 47)
 */
export function longDay(day: string, language: string): string {
  const time = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(time)) return day;
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(time);
}
