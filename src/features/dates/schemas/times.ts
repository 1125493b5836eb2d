import { startsOf, type Repeats } from './repeats.ts';
import { DAY, endAfter, endOf, formatWhen, type End, type Unit, type When } from './when.ts';
import { instantOf, instantsOf } from './zone.ts';

/** A start and an end, in ms. */
export interface Span {
  start: number;
  /** Where the last minute, day or month ends; undefined where a time has no end. */
  end?: number | undefined;
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
}

/** When something takes place, as the fields of a date say it. */
export interface DateFacts {
  id: string;
  start?: When | undefined;
  end?: End | undefined;
  zone?: string | undefined;
  repeats?: Repeats | undefined;
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
    return `This needs ${GIVEN[start.unit]}, as the start has, such as ${begin}`;
  const isAfter = endOf(end) > start.wallClock;
  return isAfter
    ? undefined
    : `This needs an end after the start, ${begin}; after midnight it is on the next day`;
}

/** The time that begins then, as long as the first one. */
function spanAt(wallClock: number, start: When, end: When | undefined): Span {
  const last = end ?? (start.unit === 'time' ? undefined : start);
  if (!last) return { start: wallClock };
  const shift = wallClock - start.wallClock;
  return { start: wallClock, end: endOf({ ...last, wallClock: last.wallClock + shift }) };
}

/** Reports a time that clocks skip or show twice on the day they change: it is ambiguous. */
function clockProblem(times: readonly Span[], zone: string): DateProblem | undefined {
  for (const [index, { start, end = start }] of times.entries()) {
    const wallClock = [start, end].find((time) => instantsOf(time, zone).length !== 1);
    if (wallClock === undefined) continue;
    const what =
      instantsOf(wallClock, zone).length === 0 ? 'skip this time' : 'show this time twice';
    const field = wallClock === start ? 'start' : 'end';
    const time = formatWhen({ unit: 'time', wallClock });
    return {
      path: [index === 0 ? field : 'repeats'],
      message: `This needs another time: the clocks of ${zone} are changed that day and ${what}, ${time}`,
    };
  }
  return undefined;
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
export function timesOf({ id, start, zone, repeats, ...facts }: DateFacts): Time[] | DateProblem {
  if (!start || (start.unit === 'time' && zone === undefined)) return [];
  const end = facts.end && endAfter(start, facts.end);
  const wrongEnd = end && endProblem(start, end);
  if (wrongEnd) return { path: ['end'], message: wrongEnd };
  const starts = repeats ? startsOf(start, repeats) : [start.wallClock];
  if (typeof starts === 'string') return { path: ['repeats'], message: starts };
  const spans = starts.map((wallClock) => spanAt(wallClock, start, end));
  const [first, second] = spans;
  if (second && (first?.end ?? 0) > second.start)
    return { path: ['repeats'], message: 'Each time must end before the next begins' };
  const clocks = start.unit === 'time' ? zone : undefined;
  const wrongTime = clocks === undefined ? undefined : clockProblem(spans, clocks);
  if (wrongTime) return wrongTime;
  return spans.map((localTime, index) => ({
    id: timeId(id, index),
    unit: start.unit,
    localTime,
    ...(clocks !== undefined && { instant: instantsIn(localTime, clocks) }),
    endsAt: endInstant(localTime, zone),
  }));
}
