import { z } from 'zod';

/** Whether a day has begun (UTC). @param day year-month-day */
export const hasBegun = (day: string): boolean => new Date(`${day}T00:00:00Z`) <= new Date();

/** Whether a day is more than six months ago (UTC). @param day year-month-day */
export function isOld(day: string): boolean {
  const end = new Date(`${day}T00:00:00Z`);
  return end.setUTCMonth(end.getUTCMonth() + 6) < Date.now();
}

/**
 * A day of the calendar: the 30th of February is none.
 * @param isGood tells whether a day can be meant, where not every one can
 * @param expected a sentence about that
 */
export function day(description: string, isGood = (_: string) => true, expected = '') {
  const error = 'expected a day written as year-month-day, such as 2027-06-30';
  return z.iso.date({ error, abort: true }).refine(isGood, expected).describe(description);
}

/** A day can be today somewhere while it is still yesterday here. */
const ONE_DAY = 86_400_000;

/**
 * A day that has come.
 * @param happened what has happened on it, for a sentence that starts with "the day on which"
 */
export function pastDay(description: string, happened: string) {
  return day(
    description,
    (value) => Date.parse(value) <= Date.now() + ONE_DAY,
    `expected a day that has come: the day on which ${happened}`,
  );
}
