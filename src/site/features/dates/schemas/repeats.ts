import ICAL from 'ical.js';
import { DAY, endOf, formatWhen, readWhen, type When } from './when.ts';

/** How often a date can repeat, besides on a weekday of each month, as a rule (RFC 5545, 3.3.10). */
const RULES: Readonly<Record<string, string>> = {
  daily: 'FREQ=DAILY',
  weekly: 'FREQ=WEEKLY',
  'every 2 weeks': 'FREQ=WEEKLY;INTERVAL=2',
  monthly: 'FREQ=MONTHLY',
};
/** The same as content files write it. */
export const FREQUENCIES = Object.keys(RULES);
/** Which one of its month a weekday is; a fifth one is the last. */
const ORDINALS: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  last: -1,
};
/** As `Date` numbers them. */
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
/** How often, as content files write it: the source of a regular expression. */
export const HOW_OFTEN = `(?:${FREQUENCIES.slice(0, -1).join('|')}|monthly(?: on the (?:${Object.keys(ORDINALS).join('|')}) (?:${WEEKDAYS.join('|')}))?)`;
const REPEATS = new RegExp(`^(${HOW_OFTEN}),? (?:until (\\S+)|(\\d{1,3}) times)$`);
const IS_ENDLESS = new RegExp(`^(${HOW_OFTEN})(,? until)?$`);
/** More of them would hide everything else, on the page and in the calendar. */
export const MAX_REPEATS = 60;

/** How a file says it. */
export const REPEATS_IN_FILE =
  'Write daily, weekly, every 2 weeks, monthly or "monthly on the second Friday" (also first, third, fourth, last) and how long, such as "monthly until 2027-12" (that month included) or "weekly 6 times".';

/** A time in UTC as the library has it. @param ms since 1970 */
export const icalTime = (ms: number): ICAL.Time => ICAL.Time.fromJSDate(new Date(ms), true);

/** How a date repeats. */
export interface Repeats {
  /** The rule (RFC 5545, RRULE). */
  rule: string;
  /** As it is written: `monthly`, or `monthly on the second Friday`. */
  often: string;
}

/** Which weekday of its month a day is, such as `fourth Friday` and `last Friday`. */
function weekdaysInMonth(wallClock: number): string[] {
  const date = new Date(wallClock);
  const isLast = new Date(wallClock + 7 * DAY).getUTCMonth() !== date.getUTCMonth();
  const nth = Math.ceil(date.getUTCDate() / 7);
  return Object.entries(ORDINALS)
    .filter(([, ordinal]) => ordinal === nth || (isLast && ordinal === -1))
    .map(([ordinal]) => `${ordinal} ${WEEKDAYS[date.getUTCDay()]}`);
}

/** How a day can repeat on its weekday of each month: `monthly on the second Friday`. */
export const onWeekday = ({ wallClock }: When): string[] =>
  weekdaysInMonth(wallClock).map((weekday) => `monthly on the ${weekday}`);

/**
 * Reads a text such as `monthly until 2027-12` or `monthly on the last Friday 6 times`.
 * @returns a sentence where it cannot
 */
export function readRepeats(text: string): Repeats | string {
  const [, often = '', until, times] = REPEATS.exec(text) ?? [];
  const last = until === undefined ? undefined : readWhen(until);
  if (!often || last?.unit === 'time' || (until !== undefined && !last))
    return IS_ENDLESS.test(text)
      ? `Say how many times it takes place, or until when; "${text}" says neither`
      : 'Say how often and how long';
  const [frequency = '', ordinal = '', weekday = ''] = often.split(/ on the | (?=\w+day$)/);
  const day = ordinal && `;BYDAY=${ORDINALS[ordinal]}${weekday.slice(0, 2).toUpperCase()}`;
  const end = last ? `UNTIL=${icalTime(endOf(last) - 1000).toICALString()}` : `COUNT=${times}`;
  return { rule: `${RULES[frequency]}${day};${end}`, often };
}

/** When something takes place by a rule, by the clocks of its place: at most one time too many. */
function countOut(rule: string, start: number): number[] {
  const times = ICAL.Recur.fromString(rule).iterator(icalTime(start));
  const starts: number[] = [];
  while (starts.length <= MAX_REPEATS) {
    const next = times.next() as ICAL.Time | null;
    if (!next) break;
    starts.push(next.toUnixTime() * 1000);
  }
  return starts;
}

function dayProblem({ unit, wallClock }: When, often: string): string | undefined {
  if (unit === 'month' && often !== 'monthly')
    return 'This must take place every month, because it starts with a month and not a day';
  const [, weekday] = often.split(' on the ');
  const weekdays = weekdaysInMonth(wallClock);
  if (weekday !== undefined && !weekdays.includes(weekday)) {
    const day = formatWhen({ unit: 'day', wallClock });
    return `This must start on the ${weekday} of a month; ${day} is the ${weekdays.join(' and the ')}`;
  }
  if (often === 'monthly' && new Date(wallClock).getUTCDate() > 28)
    return 'Choose a day up to the 28th, which every month has; write the others as separate dates';
  return undefined;
}

/**
 * Every start of a date that repeats, by the clocks of its place, the first one first.
 * @returns a sentence where it cannot repeat so
 */
export function startsOf(start: When, { rule, often }: Repeats): number[] | string {
  const problem = dayProblem(start, often);
  if (problem) return problem;
  const starts = countOut(rule, start.wallClock);
  if (starts.length < 2) return 'This must take place at least twice before it ends';
  return starts.length > MAX_REPEATS
    ? `Repeat it at most ${MAX_REPEATS} times: write the others as a separate date`
    : starts;
}
