import { startsOf, type Repeats } from './repeats.ts';
import { DAY, endAfter, endOf, formatWhen, type End, type Unit, type When } from './when.ts';
import { instantOf } from './zone.ts';

/** A start and an end, in ms. */
export interface Span {
  start: number;
  /** Where the last minute, day or month ends; undefined where a time has no end. */
  end?: number | undefined;
}

export const STATUSES = ['cancelled', 'postponed', 'full'] as const;

/** What differs between one time of a series and the others. */
interface Instead {
  place?: string | undefined;
  status?: (typeof STATUSES)[number] | undefined;
}

/** One time of a series that is not as the others are (RFC 5545, 3.8.4.4). */
export interface Exception extends Instead {
  /** The day on which it would be. */
  day: When;
  start?: End | undefined;
}

/** One time that a date takes place. Plain data, so that names in braces can be filled in. */
export interface Time {
  /** Its id on pages and in calendars, the same in every language. */
  id: string;
  unit: Unit;
  /** By the clocks of its place, as if they showed UTC. */
  localTime: Span;
  /** The same since 1970; undefined without a time of the day. */
  instant?: Span | undefined;
  /** When it ends everywhere on earth, in ms since 1970. */
  endsAt: number;
  /** Only of an exception in a series. */
  instead?: Instead;
}

/** When something takes place, as the fields of a date say it. */
export interface DateFacts {
  id: string;
  start?: When | undefined;
  end?: End | undefined;
  zone?: string | undefined;
  repeats?: Repeats | undefined;
  exceptions?: readonly Exception[] | undefined;
}

/** What is wrong with a date: in which field, and a sentence. */
export interface DateProblem {
  path: PropertyKey[];
  message: string;
}

/**
 * The name of one time that a date takes place: the second of `open-evening` is `open-evening-2`.
 */
export const timeId = (id: string, index: number): string =>
  index === 0 ? id : `${id}-${index + 1}`;

/** How an end is given. */
const GIVEN = { month: 'a month alone', day: 'a day without a time', time: 'a day and a time' };

function endProblem(start: When, end: When): string | undefined {
  const begin = formatWhen(start);
  if (end.unit !== start.unit)
    return `Write ${GIVEN[start.unit]}, as the start has, such as ${begin}`;
  const isAfter = endOf(end) > start.wallClock;
  return isAfter
    ? undefined
    : `Choose an end after the start, ${begin}; if it ends after midnight, write the next day`;
}

/** The time that begins then, as long as the first one. */
function spanAt(wallClock: number, start: When, end: When | undefined): Span {
  const last = end ?? (start.unit === 'time' ? undefined : start);
  if (!last) return { start: wallClock };
  const shift = wallClock - start.wallClock;
  return { start: wallClock, end: endOf({ ...last, wallClock: last.wallClock + shift }) };
}

/** The day or month by which an exception names one time of a series. */
export const dayOf = ({ unit, wallClock }: When): string =>
  formatWhen({ unit: unit === 'month' ? 'month' : 'day', wallClock });

/** What is wrong with the exceptions of a series that takes place on these days. */
function exceptionProblem(
  exceptions: readonly Exception[],
  days: readonly string[],
  unit: Unit,
): DateProblem | undefined {
  for (const [index, { day, start }] of exceptions.entries()) {
    if (!days.includes(formatWhen(day)))
      return {
        path: ['exceptions', index, 'day'],
        message: `Choose a day on which the series takes place, such as ${days.at(-1)}`,
      };
    if (start && endAfter(day, start).unit !== unit)
      return {
        path: ['exceptions', index, 'start'],
        message: `Write ${GIVEN[unit]}, as the series has`,
      };
  }
  return undefined;
}

const differenceIn = ({ place, status }: Exception): Instead => ({
  ...(place !== undefined && { place }),
  ...(status && { status }),
});

/** A day ends last in the time zone twelve hours behind UTC. */
const LAST_CLOCKS = DAY / 2;

/** A time without an end is over at the end of its day. */
function endInstant({ start, end }: Span, zone: string | undefined): number {
  const localTime = end ?? Math.floor(start / DAY + 1) * DAY;
  return zone === undefined ? localTime + LAST_CLOCKS : instantOf(localTime, zone);
}

function instantsIn({ start, end }: Span, zone: string): Span {
  return { start: instantOf(start, zone), end: end === undefined ? end : instantOf(end, zone) };
}

/** Every time that a date takes place, in order, or what is wrong; none while its start is unknown. */
export function timesOf(facts: DateFacts): Time[] | DateProblem {
  const { id, start, zone, repeats, exceptions = [] } = facts;
  if (!start || (start.unit === 'time' && zone === undefined)) return [];
  const { unit } = start;
  const end = facts.end && endAfter(start, facts.end);
  const wrongEnd = end && endProblem(start, end);
  if (wrongEnd) return { path: ['end'], message: wrongEnd };
  const starts = repeats ? startsOf(start, repeats) : [start.wallClock];
  if (typeof starts === 'string') return { path: ['repeats'], message: starts };
  const [, second = Infinity] = starts;
  if ((spanAt(start.wallClock, start, end).end ?? 0) > second)
    return { path: ['repeats'], message: 'Each time must end before the next begins' };
  const days = starts.map((wallClock) => dayOf({ unit, wallClock }));
  const wrongException = exceptionProblem(exceptions, days, unit);
  if (wrongException) return wrongException;
  return starts.map((wallClock, index) => {
    const exception = exceptions.find(({ day }) => formatWhen(day) === days[index]);
    const planned = { unit, wallClock };
    const begin = exception?.start ? endAfter(planned, exception.start) : planned;
    const span = spanAt(begin.wallClock, start, end);
    return {
      id: timeId(id, index),
      unit,
      localTime: span,
      ...(unit === 'time' && zone !== undefined && { instant: instantsIn(span, zone) }),
      endsAt: endInstant(span, zone),
      ...(exception && { instead: differenceIn(exception) }),
    };
  });
}
