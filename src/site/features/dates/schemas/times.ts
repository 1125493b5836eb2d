import { startsOf } from './repeats.ts';
import type { Exception, TimeFacts } from './time-fields.ts';
import { DAY, endOf, formatWhen, resolveEnd, type Unit, type When } from './when.ts';
import { instantOf } from './zone.ts';

/** A start and an end, in ms. */
export interface Span {
  start: number;
  /** Where the last minute, day or month ends; undefined if only the start is known. */
  end?: number | undefined;
}

/** What an exception changes in its time of a series. */
type Changes = Pick<Exception, 'place' | 'status'>;

/** One time that a date takes place. Without methods, so that variables can be filled in. */
export interface Time {
  /** For pages and calendars, in every language: the second time of `choir` is `choir-2`. */
  id: string;
  unit: Unit;
  /** What the clocks of its place show, as if they showed UTC. */
  localTime: Span;
  /** The real instants; undefined for a day or a month. */
  instant?: Span | undefined;
  /** When it has ended everywhere on earth, in ms since 1970. */
  endsAt: number;
  changes?: Changes;
}

/** What is wrong with a date. */
export interface DateProblem {
  /** The field with the mistake. */
  path: PropertyKey[];
  message: string;
}

const UNIT_IN_WORDS = {
  month: 'a month alone',
  day: 'a day without a time',
  time: 'a day and a time',
};

function endProblem(start: When, end: When): string | undefined {
  const begin = formatWhen(start);
  if (end.unit !== start.unit)
    return `Write ${UNIT_IN_WORDS[start.unit]}, as the start has, such as ${begin}`;
  const isAfter = endOf(end) > start.wallClock;
  return isAfter
    ? undefined
    : `Choose an end after the start, ${begin}; if it ends after midnight, write the next day`;
}

/** Moves the first time to another start. Its length stays the same. */
function spanAt(wallClock: number, start: When, end: When | undefined): Span {
  const last = end ?? (start.unit === 'time' ? undefined : start);
  if (!last) return { start: wallClock };
  const shift = wallClock - start.wallClock;
  return { start: wallClock, end: endOf({ ...last, wallClock: last.wallClock + shift }) };
}

/** The day or month of a time, by which an exception names it. */
export const dayOf = ({ unit, wallClock }: When): string =>
  formatWhen({ unit: unit === 'month' ? 'month' : 'day', wallClock });

/** Finds what is wrong with the exceptions of a series. @param days on which it takes place */
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
    if (start && resolveEnd(day, start).unit !== unit)
      return {
        path: ['exceptions', index, 'start'],
        message: `Write ${UNIT_IN_WORDS[unit]}, as the series has`,
      };
  }
  return undefined;
}

const changesOf = ({ place, status }: Exception): Changes => ({
  ...(place !== undefined && { place }),
  ...(status && { status }),
});

/** The last clocks on earth are twelve hours behind UTC. */
const LAST_CLOCKS = DAY / 2;

/** When a time has ended; without an end, at the end of its day. */
function endInstant({ start, end }: Span, zone: string | undefined): number {
  const localTime = end ?? Math.floor(start / DAY + 1) * DAY;
  return zone === undefined ? localTime + LAST_CLOCKS : instantOf(localTime, zone);
}

function instantsIn({ start, end }: Span, zone: string): Span {
  return { start: instantOf(start, zone), end: end === undefined ? end : instantOf(end, zone) };
}

/** Lists every time that a date takes place, or says what is wrong; none without a start. */
export function timesOf(facts: TimeFacts): Time[] | DateProblem {
  const { id, start, zone, repeats, exceptions = [] } = facts;
  if (!start || (start.unit === 'time' && zone === undefined)) return [];
  const { unit } = start;
  const end = facts.end && resolveEnd(start, facts.end);
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
    const begin = exception?.start ? resolveEnd(planned, exception.start) : planned;
    const span = spanAt(begin.wallClock, start, end);
    return {
      id: index === 0 ? id : `${id}-${index + 1}`,
      unit,
      localTime: span,
      ...(unit === 'time' && zone !== undefined && { instant: instantsIn(span, zone) }),
      endsAt: endInstant(span, zone),
      ...(exception && { changes: changesOf(exception) }),
    };
  });
}
