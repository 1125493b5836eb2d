import type { Time } from './schemas/times.ts';
import type { ShownDate } from './translated-dates.ts';

/** One time that a date takes place, with its date: that of an exception has its place and status. */
export interface Occurrence extends Time {
  date: ShownDate;
}

/**
 * The occurrences of all dates, the earliest first. A day or a month counts from its first minute;
 * of two that begin at the same moment the one that is higher up in the file comes first, because
 * sorting keeps their order.
 */
export function occurrencesOf(dates: readonly ShownDate[]): Occurrence[] {
  const startOf = ({ instant, localTime }: Occurrence) => (instant ?? localTime).start;
  return dates
    .flatMap((date) =>
      date.times.map((time): Occurrence => {
        return { ...time, date: time.instead ? { ...date, ...time.instead } : date };
      }),
    )
    .sort((a, b) => startOf(a) - startOf(b));
}

export type Series = [first: Occurrence, ...later: Occurrence[]];

/** The occurrences of each date together, in the order of the first ones. */
export function bySeries(occurrences: readonly Occurrence[]): Series[] {
  const ids = new Set(occurrences.map(({ date }) => date.id));
  return [...ids].flatMap((id): Series[] => {
    const [first, ...later] = occurrences.filter(({ date }) => date.id === id);
    return first ? [[first, ...later]] : [];
  });
}

interface Choice {
  topic?: string | undefined;
  /** The most future dates; one that takes place several times counts once. */
  most?: number | undefined;
}

/** Dates, and what time it is. */
export interface SortedDates {
  dates: readonly ShownDate[];
  now: number;
}

/** The dates of a block: future ones, the earliest first, and past occurrences, the latest first. */
export function chosenDates(
  { dates, now }: SortedDates,
  { topic, most }: Choice,
): { ahead: Series[]; past: Occurrence[] } {
  const all = occurrencesOf(dates).filter(({ date }) => !topic || date.topic === topic);
  return {
    ahead: bySeries(all.filter(({ endsAt }) => endsAt > now)).slice(0, most),
    past: all.filter(({ endsAt }) => endsAt <= now).reverse(),
  };
}

/** Of a date that takes place every week, Home shows a month; its page of dates shows all. */
const MOST_ON_HOME = 4;

/** The future dates on Home, if it shows any. */
export function datesOnHome(dates: SortedDates, choice: Choice | undefined): Series[] {
  if (!choice) return [];
  return chosenDates(dates, choice).ahead.map(([first, ...later]) => [
    first,
    ...later.slice(0, MOST_ON_HOME - 1),
  ]);
}
