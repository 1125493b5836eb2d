import ICAL from 'ical.js';
import { DAY, endOf, formatWhen, readWhen, type When } from './when.ts';

/** How often a date can repeat, as a rule (RFC 5545, 3.3.10), by the words of content files. */
const RULES: Readonly<Record<string, string>> = {
  daily: 'FREQ=DAILY',
  weekly: 'FREQ=WEEKLY',
  'every 2 weeks': 'FREQ=WEEKLY;INTERVAL=2',
  monthly: 'FREQ=MONTHLY',
};
export const FREQUENCIES = Object.keys(RULES);
/** For a weekday of each month, such as the second Friday. A fifth weekday is the last. */
const ORDINALS: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  last: -1,
};
/** In the order of `Date.getUTCDay`. */
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
/** Source of a regular expression for how often, such as `monthly on the second Friday`. */
export const HOW_OFTEN = `(?:${FREQUENCIES.slice(0, -1).join('|')}|monthly(?: on the (?:${Object.keys(ORDINALS).join('|')}) (?:${WEEKDAYS.join('|')}))?)`;
const REPEATS = new RegExp(`^(${HOW_OFTEN}),? (?:until (\\S+)|(\\d{1,3}) times)$`);
const IS_ENDLESS = new RegExp(`^(${HOW_OFTEN})(,? until)?$`);
/** More times would hide everything else, on the page and in the calendar. */
export const MAX_REPEATS = 60;

/** What a file may say, for hints. */
export const REPEATS_IN_FILE =
  'Write daily, weekly, every 2 weeks, monthly or "monthly on the second Friday" (also first, third, fourth, last) and how long, such as "monthly until 2027-12" (that month included) or "weekly 6 times".';

/** Converts to a time of the library, in UTC. @param ms since 1970 */
export const icalTime = (ms: number): ICAL.Time => ICAL.Time.fromJSDate(new Date(ms), true);

/** How a date repeats. */
export interface Repeats {
  /** The rule (RFC 5545, RRULE). */
  rule: string;
  /** As in the file: `monthly`, or `monthly on the second Friday`. */
  frequency: string;
}

/** Names a day by its weekday in its month: `fourth Friday`, and `last Friday` if it is. */
function weekdaysInMonth(wallClock: number): string[] {
  const date = new Date(wallClock);
  const isLast = new Date(wallClock + 7 * DAY).getUTCMonth() !== date.getUTCMonth();
  const nth = Math.ceil(date.getUTCDate() / 7);
  return Object.entries(ORDINALS)
    .filter(([, ordinal]) => ordinal === nth || (isLast && ordinal === -1))
    .map(([ordinal]) => `${ordinal} ${WEEKDAYS[date.getUTCDay()]}`);
}

/** How a date can repeat on its weekday of each month: `monthly on the second Friday`. */
export const onWeekday = ({ wallClock }: When): string[] =>
  weekdaysInMonth(wallClock).map((weekday) => `monthly on the ${weekday}`);

/**
 * Reads a text such as `monthly until 2027-12` or `monthly on the last Friday 6 times`.
 * @returns a sentence if it cannot be read
 */
export function readRepeats(text: string): Repeats | string {
  const [, frequency = '', until, times] = REPEATS.exec(text) ?? [];
  const last = until === undefined ? undefined : readWhen(until);
  if (!frequency || last?.unit === 'time' || (until !== undefined && !last))
    return IS_ENDLESS.test(text)
      ? `Say how many times it takes place, or until when; "${text}" says neither`
      : 'Say how often and how long';
  const [unit = '', ordinal = '', weekday = ''] = frequency.split(/ on the | (?=\w+day$)/);
  const day = ordinal && `;BYDAY=${ORDINALS[ordinal]}${weekday.slice(0, 2).toUpperCase()}`;
  const end = last ? `UNTIL=${icalTime(endOf(last) - 1000).toICALString()}` : `COUNT=${times}`;
  return { rule: `${RULES[unit]}${day};${end}`, frequency };
}

/** Lists the starts by a rule, at most one more than a date may have. */
function startsByRule(rule: string, start: number): number[] {
  const times = ICAL.Recur.fromString(rule).iterator(icalTime(start));
  const starts: number[] = [];
  while (starts.length <= MAX_REPEATS) {
    const next = times.next() as ICAL.Time | null;
    if (!next) break;
    starts.push(next.toUnixTime() * 1000);
  }
  return starts;
}

/** A sentence if a series that starts then cannot repeat this often. */
function startProblem({ unit, wallClock }: When, frequency: string): string | undefined {
  if (unit === 'month' && frequency !== 'monthly')
    return 'This must take place every month, because it starts with a month and not a day';
  const [, weekday] = frequency.split(' on the ');
  const weekdays = weekdaysInMonth(wallClock);
  if (weekday !== undefined && !weekdays.includes(weekday)) {
    const day = formatWhen({ unit: 'day', wallClock });
    return `This must start on the ${weekday} of a month; ${day} is the ${weekdays.join(' and the ')}`;
  }
  if (frequency === 'monthly' && new Date(wallClock).getUTCDate() > 28)
    return 'Choose a day up to the 28th, which every month has; write the others as separate dates';
  return undefined;
}

/**
 * Lists every start of a date that repeats, by the clocks of its place.
 * @returns a sentence if it cannot repeat so
 */
export function startsOf(start: When, { rule, frequency }: Repeats): number[] | string {
  const problem = startProblem(start, frequency);
  if (problem) return problem;
  const starts = startsByRule(rule, start.wallClock);
  if (starts.length < 2) return 'This must take place at least twice before it ends';
  return starts.length > MAX_REPEATS
    ? `Repeat it at most ${MAX_REPEATS} times: write the others as a separate date`
    : starts;
}
