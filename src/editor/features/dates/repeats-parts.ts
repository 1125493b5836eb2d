import {
  dayOf,
  FREQUENCIES,
  HOW_OFTEN,
  MAX_REPEATS,
  onWeekday,
  readWhen,
  timesSoFar,
} from '#site/features/dates';

/** How a date comes again, as its inputs hold it. */
export interface RepeatsParts {
  /** Such as `weekly`; empty for a date that does not come again. */
  every: string;
  /** What says how long. */
  ends: 'until' | 'times';
  /** `2027-12` or `2027-12-24` */
  until: string;
  times: string;
}

/** How often at most, the first time counted. */
export const MOST_TIMES = MAX_REPEATS;

const TEXT = new RegExp(`^(${HOW_OFTEN})?.*?,? ?(?:until ?(\\S*)|(\\d*) ?(?:times)?)$`);

/** What the inputs show of a text such as `monthly until 2027-12`, whole or half chosen. */
export function partsOfRepeats(text: string): RepeatsParts {
  const [, every = '', until, times = ''] = TEXT.exec(text) ?? [];
  return { every, ends: until === undefined ? 'times' : 'until', until: until ?? '', times };
}

/**
 * The text for what is chosen, as content files write it; of what is half chosen the first words.
 */
export function writtenRepeats({ every, ends, until, times }: RepeatsParts): string {
  if (!every) return '';
  const length = ends === 'until' ? `until ${until}` : times && `${times} times`;
  return `${every} ${length}`.trim();
}

/** Whether the last one is told by its month. */
export const endsInMonth = ({ every, until }: RepeatsParts): boolean =>
  until === '' ? every.startsWith('monthly') : /^\d{4}-\d{2}$/.test(until);

/** A day in words; of a month its name. */
const inWords = (wallClock: number, options: Intl.DateTimeFormatOptions) =>
  new Date(wallClock).toLocaleDateString('en-GB', { ...options, timeZone: 'UTC' });

/** What the fields of a date hold that say on which days it takes place. */
interface SeriesFields {
  start: string;
  end: string;
  repeats: string;
}

/** One day of a series. */
interface SeriesDay {
  /** As an exception names it: `2027-03-19`, or `2027-03` of a month. */
  day: string;
  /** `Fri, 19 Mar 2027` */
  name: string;
}

/** The days of a series without its exceptions; none of a date that does not repeat. */
export function daysOfSeries({ start, end, repeats }: SeriesFields): SeriesDay[] {
  if (!repeats) return [];
  // Every zone has the same days.
  const times = timesSoFar({ id: 'date', zone: 'UTC', start, end: end || undefined, repeats });
  return times.map(({ unit, localTime: { start: wallClock } }) => {
    const options: Intl.DateTimeFormatOptions =
      unit === 'month'
        ? { month: 'long', year: 'numeric' }
        : { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' };
    return { day: dayOf({ unit, wallClock }), name: inWords(wallClock, options) };
  });
}

/** How often a date can come again, in words, by how it is written. @param start of the date */
export function waysToRepeat(start: string, { every }: RepeatsParts): Record<string, string> {
  const first = readWhen(start);
  const isDay = first !== undefined && first.unit !== 'month';
  const weekday = isDay ? ` on ${inWords(first.wallClock, { weekday: 'long' })}` : '';
  const day = isDay ? ` on day ${inWords(first.wallClock, { day: 'numeric' })}` : '';
  const names: Record<string, string> = {
    daily: 'Every day',
    weekly: `Every week${weekday}`,
    'every 2 weeks': `Every two weeks${weekday}`,
    monthly: `Every month${day}`,
  };
  const possible = first?.unit === 'month' ? ['monthly'] : [...FREQUENCIES];
  if (isDay) possible.push(...onWeekday(first));
  // What the file says can always be seen, though the start has another day now.
  const ways = new Set([...possible, ...(every ? [every] : [])]);
  const nameOf = (way: string) => names[way] ?? way.replace(/^monthly/, 'Every month');
  const named = [...ways].map((way): [string, string] => [way, nameOf(way)]);
  return { '': 'Once only', ...Object.fromEntries(named) };
}

/** So many days are named before the last one. */
const NAMED = 10;

/**
 * The days on which a date comes again, as a sentence; empty while they cannot be told.
 * @param date what its fields hold
 */
export function daysThatFollow(date: SeriesFields): string {
  const days = daysOfSeries(date).map(({ name }) => name);
  if (days.length === 0) return '';
  const [, ...moreDays] = days;
  const named =
    moreDays.length > NAMED + 1
      ? [...moreDays.slice(0, NAMED), '…', ...moreDays.slice(-1)]
      : moreDays;
  return `Again on ${named.join('; ')}: ${days.length} times in all.`;
}
