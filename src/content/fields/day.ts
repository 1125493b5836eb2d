import { z } from 'zod';

/** Whether a day has begun (UTC). @param day year-month-day @param now in ms since 1970 */
export const hasBegun = (day: string, now: number): boolean => Date.parse(day) <= now;

/** A calendar day. */
export function day(description: string) {
  const error = 'Write a day as year-month-day, such as 2027-06-30';
  return z.iso
    .date({ error, abort: true })
    .meta({ description, inFile: 'Year-month-day, such as 2027-06-30.' });
}

/** In ms. East of Greenwich the day may already have begun. */
const ONE_DAY = 86_400_000;

/** A past day. @param happened completes a message that begins "the day on which" */
export const pastDay = (description: string, happened: string) =>
  day(description).refine(
    (value) => Date.parse(value) <= Date.now() + ONE_DAY,
    `Choose today or an earlier day: the day on which ${happened}`,
  );
