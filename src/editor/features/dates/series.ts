import { isGroup } from '#content/data';
import { fill } from '#content/text';
import {
  dayOf,
  FREQUENCIES,
  readWhen,
  type Repeats,
  timesOfUnfinished,
  weekdayFrequencies,
} from '#site/features/dates';
import { itemsOf } from '../../form/items.ts';
import { textOf, type Group } from '../../store/data/values.ts';
import { LOCALE, WORDS } from '../../words/words.ts';

const words = WORDS.sheet;

/** Whether the end is given as a month. */
export const endsInMonth = ({ every, until }: Repeats): boolean =>
  until === '' ? every.startsWith('monthly') : /^\d{4}-\d{2}$/.test(until);

/** Formats a day or a month. */
const inWords = (local: number, options: Intl.DateTimeFormatOptions) =>
  new Date(local).toLocaleDateString(LOCALE, { ...options, timeZone: 'UTC' });

/** The fields of an event that decide on which days it takes place. */
type SeriesFields = Record<'start' | 'end' | 'repeats', string>;

/** The days of a series, ignoring exceptions; none for an event that does not repeat. */
export function daysOfSeries({ start, end, repeats }: SeriesFields) {
  if (!repeats) return [];
  // The days are the same in every time zone.
  const times = timesOfUnfinished({
    id: 'date',
    zone: 'UTC',
    start,
    end: end || undefined,
    repeats,
  });
  return times.map(({ unit, start: { local } }) => {
    const options: Intl.DateTimeFormatOptions =
      unit === 'month'
        ? { month: 'long', year: 'numeric' }
        : { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' };
    // As exceptions name it, such as `2027-03-19`, and for people, such as `Fri, 19 Mar 2027`.
    return { day: dayOf({ unit, local }), name: inWords(local, options) };
  });
}

type SeriesDay = ReturnType<typeof daysOfSeries>[number];

/** Such as ` on the 14th`. */
function onDay(day: string): string {
  const forms: Partial<Record<Intl.LDMLPluralRule, string>> = words.onDay;
  const form = new Intl.PluralRules(LOCALE, { type: 'ordinal' }).select(Number(day));
  return fill(forms[form] ?? '', { day });
}

/** The possible recurrences and their names. @param start the start of the event */
export function waysToRepeat(start: string, { every }: Repeats): Record<string, string> {
  const first = readWhen(start);
  const isDay = first !== undefined && first.unit !== 'month';
  const weekday = isDay
    ? fill(words.onWeekday, { weekday: inWords(first.local, { weekday: 'long' }) })
    : '';
  const day = isDay ? onDay(inWords(first.local, { day: 'numeric' })) : '';
  const names: Record<string, string> = {
    daily: words.everyDay,
    weekly: fill(words.everyWeek, { on: weekday }),
    'every 2 weeks': fill(words.everyTwoWeeks, { on: weekday }),
    monthly: fill(words.everyMonth, { on: day }),
  };
  const possible = first?.unit === 'month' ? ['monthly'] : [...FREQUENCIES];
  if (isDay) possible.push(...weekdayFrequencies(first));
  // Always offers the current value, even if it does not fit the start any more.
  const ways = new Set([...possible, ...(every ? [every] : [])]);
  // The rest is in the words of the file, such as "on the last Friday", in English.
  const nameOf = (way: string) =>
    names[way] ?? fill(words.everyMonth, { on: way.replace(/^monthly/, '') });
  const named = [...ways].map((way): [string, string] => [way, nameOf(way)]);
  return { '': words.onceOnly, ...Object.fromEntries(named) };
}

/** How many days to name before the last one. */
const MAX_NAMED = 10;

/** A sentence with the days on which an event repeats; empty if there are none. */
export function daysThatFollow(date: SeriesFields): string {
  const days = daysOfSeries(date).map(({ name }) => name);
  if (days.length === 0) return '';
  const [, ...moreDays] = days;
  const named =
    moreDays.length > MAX_NAMED + 1
      ? [...moreDays.slice(0, MAX_NAMED), '…', ...moreDays.slice(-1)]
      : moreDays;
  return fill(words.againOn, { days: named.join('; '), count: String(days.length) });
}

/** The exceptions of a series. */
export const exceptionsIn = (value: unknown): Group[] => itemsOf(value).filter(isGroup);

/** The days of a series with their changes, and exceptions that are no longer in the series. */
export function optionsFor(days: SeriesDay[], exceptions: readonly Group[]): SeriesDay[] {
  const status = new Map(
    exceptions.map(({ day, status }) => [textOf(day), textOf(status) || words.changed]),
  );
  const gone = [...status.keys()].filter((day) => days.every((date) => date.day !== day));
  return [
    ...days.map(({ day, name }) => {
      const changed = status.get(day);
      return { day, name: changed ? `${name} (${changed})` : name };
    }),
    ...gone.map((day) => ({ day, name: fill(words.notInSeries, { date: day }) })),
  ];
}
