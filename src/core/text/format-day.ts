import { joinDate } from './join-date.ts';

/** A day (year-month-day) with the name of its month: "5 June 2027"; anything else as it is. */
export function formatDay(day: string, language: string): string {
  const time = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(time)) return day;
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return joinDate(format.formatToParts(time), language);
}
