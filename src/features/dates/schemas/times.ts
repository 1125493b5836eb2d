import { startsOf, type Repeats } from './repeats.ts';
import { DAY, endAfter, endOf, formatWhen, type End, type Unit, type When } from './when.ts';
import { instantOf, instantsOf } from './zone.ts';

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
  end?: End | undefined;
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

/** When one time of a series takes place, and which exception it is. */
interface Planned {
  span: Span;
  /** Its place in the list of exceptions. */
  exception?: number;
}

/** Reports a time that clocks skip or show twice on the day they change: it is ambiguous. */
function clockProblem(times: readonly Planned[], zone: string): DateProblem | undefined {
  for (const [index, { span, exception }] of times.entries()) {
    const { start, end = start } = span;
    const wallClock = [start, end].find((time) => instantsOf(time, zone).length !== 1);
    if (wallClock === undefined) continue;
    const what =
      instantsOf(wallClock, zone).length === 0 ? 'skip this time' : 'show this time twice';
    const field = wallClock === start ? 'start' : 'end';
    const path = exception === undefined ? [] : ['exceptions', exception];
    const time = formatWhen({ unit: 'time', wallClock });
    return {
      path: [...path, exception === undefined && index > 0 ? 'repeats' : field],
      message: `Choose another time: the clocks of ${zone} are changed that day and ${what}, ${time}`,
    };
  }
  return undefined;
}

/** The day or month by which an exception names one time of a series. */
export const dayOf = ({ unit, wallClock }: When): string =>
  formatWhen({ unit: unit === 'month' ? 'month' : 'day', wallClock });

/** When an exception takes place: without an end of its own it is as long as it would be. */
function moved(was: Span, unit: Unit, exception: Exception): Span | DateProblem {
  const planned = { unit, wallClock: was.start };
  const start = exception.start ? endAfter(planned, exception.start) : planned;
  if (start.unit !== unit)
    return { path: ['start'], message: `Write ${GIVEN[unit]}, as the series has` };
  const end = exception.end && endAfter(start, exception.end);
  const problem = end && endProblem(start, end);
  if (problem) return { path: ['end'], message: problem };
  if (end) return { start: start.wallClock, end: endOf(end) };
  if (unit === 'month') return { start: start.wallClock, end: endOf(start) };
  const shift = start.wallClock - was.start;
  return { start: start.wallClock, ...(was.end !== undefined && { end: was.end + shift }) };
}

/** The times of a series, with its exceptions in their places. */
function withExceptions(
  spans: readonly Span[],
  unit: Unit,
  exceptions: readonly Exception[],
): Planned[] | DateProblem {
  const planned = spans.map((span): Planned => ({ span }));
  const days = spans.map(({ start }) => dayOf({ unit, wallClock: start }));
  for (const [exception, what] of exceptions.entries()) {
    const index = days.indexOf(formatWhen(what.day));
    const was = spans[index];
    const path = ['exceptions', exception];
    if (!was)
      return {
        path: [...path, 'day'],
        message: `Choose a day on which the series takes place, such as ${days.at(-1)}`,
      };
    const span = moved(was, unit, what);
    if ('message' in span) return { ...span, path: [...path, ...span.path] };
    planned[index] = { span, exception };
  }
  return planned;
}

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
  const spans = starts.map((wallClock) => spanAt(wallClock, start, end));
  const [first, second] = spans;
  if (second && (first?.end ?? 0) > second.start)
    return { path: ['repeats'], message: 'Each time must end before the next begins' };
  const planned = withExceptions(spans, unit, exceptions);
  if (!Array.isArray(planned)) return planned;
  const clocks = unit === 'time' ? zone : undefined;
  const wrongTime = clocks === undefined ? undefined : clockProblem(planned, clocks);
  if (wrongTime) return wrongTime;
  return planned.map(({ span, exception }, index) => {
    const { place, status } = exceptions[exception ?? -1] ?? {};
    return {
      id: timeId(id, index),
      unit,
      localTime: span,
      ...(clocks !== undefined && { instant: instantsIn(span, clocks) }),
      endsAt: endInstant(span, zone),
      ...(exception !== undefined && {
        instead: { ...(place !== undefined && { place }), ...(status && { status }) },
      }),
    };
  });
}
