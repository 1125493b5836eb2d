/** How a date repeats: `weekly 6 times`, counted out by ical.js. */
import ICAL from 'ical.js';
import { endOf, formatWhen, readWhen, type When } from './local-time.ts';

/** How often a date can repeat, as a rule (RFC 5545, 3.3.10), by the words of content files. */
const RULES: Readonly<Record<string, string>> = {
  daily: 'FREQ=DAILY',
  weekly: 'FREQ=WEEKLY',
  'every 2 weeks': 'FREQ=WEEKLY;INTERVAL=2',
  monthly: 'FREQ=MONTHLY',
};
export const FREQUENCIES = Object.keys(RULES);
/** Which weekday of a month, such as the second Friday. A fifth one is called the last. */
const ORDINALS: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  last: -1,
};
/** In the order of `Date.getUTCDay`. */
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const ON_WEEKDAY = `monthly on the (?:${Object.keys(ORDINALS).join('|')}) (?:${WEEKDAYS.join('|')})`;
/** How often and how long. */
const REPEATS = new RegExp(
  `^(${ON_WEEKDAY}|${FREQUENCIES.join('|')})?.*?,? ?(?:until ?(\\S*)|(\\d*) ?(?:times)?)$`,
);
/** A date that repeats more often would hide all others, on the page and in the calendar. */
export const MAX_REPEATS = 60;

/** How a date repeats, perhaps incomplete, as its form shows it. */
export interface Repeats {
  /** Such as `weekly` or `monthly on the second Friday`; empty for a date that does not repeat. */
  every: string;
  /** How the end is given. */
  ends: 'until' | 'times';
  /** `2027-12` or `2027-12-24` */
  until: string;
  times: string;
}

/** Parses a text such as `monthly until 2027-12` or `weekly, 6 times`. Ignores what it cannot read. */
export function parseRepeats(text: string): Repeats {
  const [, every = '', until, times = ''] = REPEATS.exec(text) ?? [];
  return { every, ends: until === undefined ? 'times' : 'until', until: until ?? '', times };
}

/** The text for content files; while it is incomplete, the first part of it. */
export function formatRepeats({ every, ends, until, times }: Repeats): string {
  if (!every) return '';
  const length = ends === 'until' ? `until ${until}` : times && `${times} times`;
  return `${every} ${length}`.trim();
}

/** A sentence if a text of a content file is not complete and readable; undefined if it is. */
export function repeatsProblem(text: string): string | undefined {
  const repeats = parseRepeats(text);
  const { every, ends, until } = repeats;
  const isWhole = every !== '' && formatRepeats(repeats) === text.replace(',', '');
  if (isWhole && repeats[ends] === '')
    return `Say how many times it takes place, or until when; "${text}" says neither`;
  const isReadable = isWhole && (ends === 'times' || readWhen(until) !== undefined);
  return isReadable ? undefined : 'Say how often and how long';
}

/** Converts to a time of the library, in UTC. @param ms since 1970 */
export const icalTime = (ms: number): ICAL.Time => ICAL.Time.fromJSDate(new Date(ms), true);

/** The rule (RFC 5545, RRULE) of a complete text. */
function ruleOf({ every, until, times }: Repeats): string {
  const [unit = '', ordinal = '', weekday = ''] = every.split(/ on the | (?=\w+day$)/);
  const day = ordinal && `;BYDAY=${ORDINALS[ordinal]}${weekday.slice(0, 2).toUpperCase()}`;
  const last = readWhen(until);
  // To the library, a count of 0 is no end.
  const end = last
    ? `UNTIL=${icalTime(endOf(last) - 1000).toICALString()}`
    : `COUNT=${Number(times) || 1}`;
  return `${RULES[unit]}${day};${end}`;
}

/** Names a day by its weekday in its month: `fourth Friday`; also `last Friday` if it is the last. */
function weekdaysInMonth({ local }: When): string[] {
  const day = icalTime(local);
  const weekday = day.dayOfWeek();
  return Object.entries(ORDINALS)
    .filter(([, ordinal]) => day.isNthWeekDay(weekday, ordinal))
    .map(([ordinal]) => `${ordinal} ${WEEKDAYS[weekday - 1]}`);
}

/** How a date can repeat on its weekday of each month: `monthly on the second Friday`. */
export const weekdayFrequencies = (start: When): string[] =>
  weekdaysInMonth(start).map((weekday) => `monthly on the ${weekday}`);

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
function startProblem(start: When, every: string): string | undefined {
  if (start.unit === 'month' && every !== 'monthly')
    return 'Choose “Every month”, because the start is a month without a day';
  const [, weekday] = every.split(' on the ');
  const weekdays = weekdaysInMonth(start);
  if (weekday !== undefined && !weekdays.includes(weekday))
    return `Choose a start on the ${weekday} of a month: ${formatWhen({ ...start, unit: 'day' })} is the ${weekdays.join(' and the ')}`;
  if (every === 'monthly' && new Date(start.local).getUTCDate() > 28)
    return 'Choose a day up to the 28th, which every month has: write the others as separate dates';
  return undefined;
}

/** Every start of a date that repeats, or why it cannot repeat so, as a sentence. */
export function startsOf(start: When, text: string): number[] | { message: string } {
  const repeats = parseRepeats(text);
  const message = startProblem(start, repeats.every);
  if (message) return { message };
  const starts = startsByRule(ruleOf(repeats), start.local);
  if (starts.length < 2)
    return { message: 'Choose more times or a later end: it must take place at least twice' };
  return starts.length > MAX_REPEATS
    ? { message: `Repeat it at most ${MAX_REPEATS} times: write the others as a separate date` }
    : starts;
}
