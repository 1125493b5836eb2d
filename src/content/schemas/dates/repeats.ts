import { endOf, monthsLater, readWhen, type When } from './when.ts';

/** How often a date can come again. */
export const FREQUENCIES = ['daily', 'weekly', 'monthly'] as const;
const WRITTEN = /^(daily|weekly|monthly),? (?:until (\S+)|(\d{1,3}) times)$/;
/** More of them would hide everything else, on the page and in the calendar. */
export const MAX_REPEATS = 60;
const DAY = 86_400_000;

/** One time that a date takes place, as clocks of its place show it (ms as if it were UTC). */
export interface Span {
  start: number;
  /** Where the last minute, day or month ends; left out where a time has no end. */
  end?: number;
}

interface Repeated {
  start: When;
  end?: When | undefined;
  /** Such as `monthly until 2027-12`; checked by {@link repeatsProblem}. */
  repeats?: string | undefined;
}

function nth({ wall }: When, every: string | undefined, index: number): number {
  if (every === 'monthly') return monthsLater(wall, index);
  return wall + index * (every === 'weekly' ? 7 : 1) * DAY;
}

/** Every time that a date takes place, in order; only one if it does not repeat. */
export function spansOf({ start, end, repeats = '' }: Repeated): Span[] {
  const [, every, until, times] = WRITTEN.exec(repeats) ?? [];
  const last = until === undefined ? undefined : readWhen(until);
  const isAfterLast = (wall: number) => last !== undefined && wall >= endOf(last);
  const most = every ? Math.min(Number(times ?? MAX_REPEATS), MAX_REPEATS) : 1;
  const ends = end ?? (start.unit === 'time' ? undefined : start);
  const starts = Array.from({ length: most }, (_, index) => nth(start, every, index));
  return starts
    .filter((wall) => !isAfterLast(wall))
    .map((wall, index) => ({
      start: wall,
      ...(ends && { end: endOf({ ...ends, wall: nth(ends, every, index) }) }),
    }));
}

const EXPECTED =
  'expected daily, weekly or monthly and how long, such as "monthly until 2027-12" or "weekly 6 times"';

function reachProblem({ start, repeats = '' }: Repeated): string | undefined {
  const [, every, until, times] = WRITTEN.exec(repeats) ?? [];
  const last = until === undefined ? undefined : readWhen(until);
  if (!every || (until !== undefined && (!last || last.unit === 'time'))) return EXPECTED;
  if (times !== undefined && Number(times) < 2) return 'expected at least 2 times';
  if (last && endOf(last) <= nth(start, every, 1))
    return `expected it to come at least twice; the second would be after ${until}`;
  const isMore = last ? nth(start, every, MAX_REPEATS) < endOf(last) : Number(times) > MAX_REPEATS;
  return isMore
    ? `expected at most ${MAX_REPEATS} times; write the others as a date of their own`
    : undefined;
}

/** What is wrong with how a date repeats, as a sentence; nothing if it is right. */
export function repeatsProblem(date: Repeated): string | undefined {
  const { start, end, repeats = '' } = date;
  const problem = reachProblem(date);
  if (problem) return problem;
  const every = FREQUENCIES.find((name) => repeats.startsWith(name));
  if (start.unit === 'month' && every !== 'monthly')
    return 'expected "monthly", because it starts with a month and not a day';
  if (
    every === 'monthly' &&
    [start, end].some((when) => new Date(when?.wall ?? 0).getUTCDate() > 28)
  )
    return 'expected a day up to the 28th, which every month has; write the others as dates of their own';
  const [first, second] = spansOf(date);
  return first?.end !== undefined && second && first.end > second.start
    ? 'expected each time to end before the next begins'
    : undefined;
}
