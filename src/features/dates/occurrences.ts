import type { ShownDate } from './translated-dates.ts';
import { occurrenceId } from './schemas/entry.ts';
import { readDate, repeatsProblem, spansOf, type Span } from './schemas/repeats.ts';
import { DAY, type Unit } from './schemas/when.ts';
import { instantsOf, isZone, offsetAt } from './schemas/zone.ts';

export interface Occurrence {
  /** Its id on pages and in calendars, the same in every language. */
  id: string;
  date: ShownDate;
  unit: Unit;
  /** Start and end in local time of its place, in ms as if it were UTC. */
  localTime: Span;
  /** The same in ms since 1970; undefined without a time. */
  instant?: Span | undefined;
  /** When it ends everywhere on earth, in ms since 1970. */
  endsAt: number;
}

/** A day ends last in the time zone twelve hours behind UTC. */
const LAST_CLOCKS = DAY / 2;

function instantOf(localTime: number, zone: string): number {
  // Where clocks change at midnight, it is skipped: the day ends with the change.
  return instantsOf(localTime, zone)[0] ?? localTime - offsetAt(localTime - DAY, zone);
}

const instantsIn = ({ start, end }: Span, zone: string): Span => ({
  start: instantOf(start, zone),
  end: end === undefined ? undefined : instantOf(end, zone),
});

/** An occurrence without an end is over at the end of its day. */
function endInstant({ start, end }: Span, zone: string | undefined): number {
  const localTime = end ?? Math.floor(start / DAY + 1) * DAY;
  return zone === undefined ? localTime + LAST_CLOCKS : instantOf(localTime, zone);
}

/** The occurrences of one date; none of an incomplete one, as in an open form. */
function occurrencesOfDate(date: ShownDate): Occurrence[] {
  const read = readDate(date);
  if (!read || (read.end && read.end.unit !== read.start.unit)) return [];
  const zone = date.zone !== undefined && isZone(date.zone) ? date.zone : undefined;
  const { unit } = read.start;
  const isTime = unit === 'time';
  if (isTime && zone === undefined) return [];
  const repeats = repeatsProblem(read) ? undefined : read.repeats;
  return spansOf({ ...read, repeats }).map((localTime, index) => ({
    id: occurrenceId(date.id, index),
    date,
    unit,
    localTime,
    instant: isTime && zone !== undefined ? instantsIn(localTime, zone) : undefined,
    endsAt: endInstant(localTime, zone),
  }));
}

/** The occurrences of all dates, the earliest first. */
export function occurrencesOf(dates: readonly ShownDate[]): Occurrence[] {
  const startOf = ({ instant, localTime }: Occurrence) => (instant ?? localTime).start;
  return dates.flatMap(occurrencesOfDate).sort((a, b) => startOf(a) - startOf(b));
}

export type Series = [first: Occurrence, ...later: Occurrence[]];

/** The occurrences of each date together, in the order of the first ones. */
const bySeries = (occurrences: readonly Occurrence[]): Series[] =>
  [...Map.groupBy(occurrences, ({ date }) => date.id).values()].flatMap(([first, ...later]) =>
    first ? [[first, ...later]] : [],
  );

interface Choice {
  topic?: string | undefined;
  /** The most future dates; one that takes place several times counts once. */
  most?: number | undefined;
}

/** Dates, and what time it is. */
export interface Dates {
  dates: readonly ShownDate[];
  now: number;
}

/** The dates of a block: future ones, the earliest first, and past occurrences, the latest first. */
export function chosenDates(
  { dates, now }: Dates,
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
export function datesOnHome(dates: Dates, choice: Choice | undefined): Series[] {
  if (!choice) return [];
  return chosenDates(dates, choice).ahead.map(([first, ...later]) => [
    first,
    ...later.slice(0, MOST_ON_HOME - 1),
  ]);
}
