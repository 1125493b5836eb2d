import { DAY, endOf, formatWhen, monthsLater, readEnd, readWhen, type When } from './when.ts';

/** How often a date can come again, besides on a weekday of each month. */
export const FREQUENCIES = ['daily', 'weekly', 'every 2 weeks', 'monthly'] as const;
/** Places of a weekday in its month (RFC 5545, BYDAY: 1 to 4, and -1); a fifth one is the last. */
const PLACES = ['first', 'second', 'third', 'fourth', 'last'] as const;
type PlaceInMonth = (typeof PLACES)[number];
/** As `Date` numbers them. */
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
/** How often, as content files write it: the source of a regular expression. */
export const HOW_OFTEN = `(?:${FREQUENCIES.join('|')})(?: on the (?:${PLACES.join('|')}) (?:${WEEKDAYS.join('|')}))?`;
const WRITTEN = new RegExp(`^(${HOW_OFTEN}),? (?:until (\\S+)|(\\d{1,3}) times)$`);
/** More of them would hide everything else, on the page and in the calendar. */
export const MAX_REPEATS = 60;

/** One time that a date takes place, as clocks of its place show it (ms as if it were UTC). */
export interface Span {
  start: number;
  /** Where the last minute, day or month ends; undefined where a time has no end. */
  end?: number | undefined;
}

interface Repeated {
  start: When;
  end?: When | undefined;
  /**
   * Such as `monthly until 2027-12` or `monthly on the last Friday 6 times`; checked by
   * {@link repeatsProblem}.
   */
  repeats?: string | undefined;
}

interface Rule {
  every: string;
  /** The weekday of each month, where that decides. */
  place?: PlaceInMonth | undefined;
  weekday?: string | undefined;
  /** As it is written. */
  until?: string | undefined;
  times?: number;
}

function readRule(repeats = ''): Rule | undefined {
  const [, often, until, times] = WRITTEN.exec(repeats) ?? [];
  if (!often) return undefined;
  const [every = '', on] = often.split(' on the ');
  const [place, weekday] = on?.split(' ') ?? [];
  if (on && every !== 'monthly') return undefined;
  return {
    every,
    place: PLACES.find((one) => one === place),
    weekday,
    until,
    ...(times && { times: Number(times) }),
  };
}

/** The same weekday at a place of its month, some months later. */
function weekdayLater(wallClock: number, months: number, place: PlaceInMonth): number {
  const day = new Date(wallClock);
  const first = Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months, 1);
  const lastDay = (monthsLater(first, 1) - first) / DAY - 1;
  const ahead = (day.getUTCDay() - new Date(first).getUTCDay() + 7) % 7;
  const weeks = place === 'last' ? Math.floor((lastDay - ahead) / 7) : PLACES.indexOf(place);
  const time = wallClock - Math.floor(wallClock / DAY) * DAY;
  return first + (ahead + 7 * weeks) * DAY + time;
}

/** The places at which the weekday of a day stands in its month: a fourth one can be the last. */
const placesOf = (wallClock: number): PlaceInMonth[] =>
  PLACES.filter((place) => weekdayLater(wallClock, 0, place) === wallClock);

/** How a day can come again on its weekday of each month: `monthly on the second Friday`. */
export const onWeekday = ({ wallClock }: When): string[] =>
  placesOf(wallClock).map(
    (place) => `monthly on the ${place} ${WEEKDAYS[new Date(wallClock).getUTCDay()]}`,
  );

function nth({ wallClock }: When, { every, place }: Rule, index: number): number {
  if (place) return weekdayLater(wallClock, index, place);
  if (every === 'monthly') return monthsLater(wallClock, index);
  const days = { daily: 1, weekly: 7 }[every] ?? 14;
  return wallClock + index * days * DAY;
}

/** Every time that a date takes place, in order; only one if it does not repeat. */
export function spansOf({ start, end, repeats }: Repeated): Span[] {
  const rule = readRule(repeats) ?? { every: 'daily', times: 1 };
  const last = rule.until === undefined ? undefined : readWhen(rule.until);
  const most = Math.min(rule.times ?? MAX_REPEATS, MAX_REPEATS);
  const ends = end ?? (start.unit === 'time' ? undefined : start);
  return Array.from({ length: most }, (_, index) => index).flatMap((index): Span[] => {
    const wallClock = nth(start, rule, index);
    if (last && wallClock >= endOf(last)) return [];
    if (!ends) return [{ start: wallClock }];
    // A weekday of a month is another day of the next one: the end moves as far as the start.
    const endWallClock = rule.place
      ? ends.wallClock + wallClock - start.wallClock
      : nth(ends, rule, index);
    return [{ start: wallClock, end: endOf({ ...ends, wallClock: endWallClock }) }];
  });
}

/** When something takes place, as content files write it. */
export interface DateFacts {
  start?: string | undefined;
  end?: string | undefined;
  zone?: string | undefined;
  repeats?: string | undefined;
}

/** Reads when something takes place; undefined where its start cannot be read. */
export function readDate({ start = '', end = '', repeats }: DateFacts): Repeated | undefined {
  const first = readWhen(start);
  return first && { start: first, end: readEnd(end, first), repeats };
}

/** {@link spansOf} of what a file says; none where its start cannot be read. */
export function timesOf(facts: DateFacts): Span[] {
  const date = readDate(facts);
  return date ? spansOf(date) : [];
}

const EXPECTED = 'Say how often and how long';
const IS_ENDLESS = new RegExp(`^(${HOW_OFTEN})(,? until)?$`);
/** How a file says it. */
export const REPEATS_IN_FILE =
  'Write daily, weekly, every 2 weeks, monthly or "monthly on the second Friday" (also first, third, fourth, last) and how long, such as "monthly until 2027-12" (that month included) or "weekly 6 times".';

function reachProblem({ start }: Repeated, rule: Rule): string | undefined {
  const { until, times } = rule;
  const last = until === undefined ? undefined : readWhen(until);
  if (until !== undefined && (!last || last.unit === 'time')) return EXPECTED;
  if (times !== undefined && times < 2) return 'This needs at least 2 times';
  if (last && endOf(last) <= nth(start, rule, 1))
    return `This must take place at least twice; the second would be after ${until}`;
  const isMore = last ? nth(start, rule, MAX_REPEATS) < endOf(last) : (times ?? 0) > MAX_REPEATS;
  return isMore
    ? `This may have at most ${MAX_REPEATS} times; write the others as a separate date`
    : undefined;
}

function dayProblem({ start, end }: Repeated, { every, place, weekday }: Rule): string | undefined {
  if (start.unit === 'month' && (every !== 'monthly' || place))
    return 'This must take place every month, because it starts with a month and not a day';
  const day = new Date(start.wallClock);
  if (place) {
    const places = placesOf(start.wallClock);
    const own = WEEKDAYS[day.getUTCDay()] ?? '';
    return places.includes(place) && weekday === own
      ? undefined
      : `This must start on the ${place} ${weekday} of a month; ${formatWhen({ ...start, unit: 'day' })} is the ${places.join(' and ')} ${own}`;
  }
  if (
    every === 'monthly' &&
    [start, end].some((when) => new Date(when?.wallClock ?? 0).getUTCDate() > 28)
  )
    return 'This needs a day up to the 28th, which every month has; write the others as separate dates';
  return undefined;
}

/** What is wrong with how a date repeats, as a sentence; nothing if it is right. */
export function repeatsProblem(date: Repeated): string | undefined {
  const rule = readRule(date.repeats);
  if (!rule)
    return IS_ENDLESS.test(date.repeats ?? '')
      ? `Say how many times it takes place, or until when; "${date.repeats}" says neither`
      : EXPECTED;
  const problem = reachProblem(date, rule) ?? dayProblem(date, rule);
  if (problem) return problem;
  const [first, second] = spansOf(date);
  return first?.end !== undefined && second && first.end > second.start
    ? 'Each time must end before the next begins'
    : undefined;
}
