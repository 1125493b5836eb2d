/** What a day in a content file looks like, for its error message. */
export const DAY_EXPECTED = 'expected a day written as year-month-day, such as 2027-06-30';

/** Tells whether a text is a day of the calendar, such as `2027-06-30`; the 30th of February is none. */
export function isRealDay(value: string): boolean {
  const time = Date.parse(`${value}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(value) &&
    !Number.isNaN(time) &&
    new Date(time).toISOString().startsWith(value)
  );
}
