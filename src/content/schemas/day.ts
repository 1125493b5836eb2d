import { z } from 'zod';

/**
 * A day of the calendar: the 30th of February is none.
 * @param isGood tells whether a day can be meant, where not every one can
 * @param expected a sentence about that
 */
export function day(description: string, isGood = (_: string) => true, expected = '') {
  const error = 'expected a day written as year-month-day, such as 2027-06-30';
  return z.iso.date({ error, abort: true }).refine(isGood, expected).describe(description);
}
