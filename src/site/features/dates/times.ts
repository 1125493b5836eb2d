/** Every time that a date takes place. */
import { DAY, endOf, formatWhen, instantOf, movedWith, readWhen, type When } from './local-time.ts';
import { startsOf } from './repeats.ts';

export const STATUSES = ['cancelled', 'postponed', 'full'] as const;

/** One time of a series that is at another time or place, or does not take place (RFC 5545, 3.8.4.4). */
interface Exception {
  /** The day or month on which it would normally be. */
  day: string;
  /** A time alone is on that day. */
  start?: string | undefined;
  place?: string | undefined;
  status?: (typeof STATUSES)[number] | undefined;
}

/** What decides when a date takes place, as schema.ts has checked it. */
interface TimeFacts {
  id: string;
  start?: string | undefined;
  /** A time alone is on the day of the start. */
  end?: string | undefined;
  zone?: string | undefined;
  repeats?: string | undefined;
  exceptions?: readonly Exception[] | undefined;
}

/** The start or the end of a time. */
interface Moment {
  local: number;
  /** In ms since 1970; for a day or a month, which have no time zone, the same as `local`. */
  instant: number;
}

/** One time that a date takes place. Without methods, so that variables can be filled in. */
export interface Time {
  /**
   * For pages and calendars, in every language: the second time of `choir` is `choir_2`. No name that
   * somebody types has a `_`.
   */
  id: string;
  unit: When['unit'];
  start: Moment;
  /** Where the last minute, day or month ends; undefined if only the start is known. */
  end?: Moment | undefined;
  /** When it has ended everywhere on earth, in ms since 1970. */
  endsAt: number;
  /** What is different from the other times of its series. */
  exception?: Exception | undefined;
}

/** Why a date cannot take place so, and the field with the mistake. */
interface TimeProblem {
  message: string;
  path: PropertyKey[];
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
  return endOf(end) > start.local
    ? undefined
    : `Choose an end after the start, ${begin}; if it ends after midnight, write the next day`;
}

/** The day or month of a time, by which an exception names it. */
export const dayOf = ({ unit, local }: When): string =>
  formatWhen({ unit: unit === 'month' ? 'month' : 'day', local });

const movedStart = ({ day, start }: Exception) => readWhen(start, readWhen(day));

/** Why an exception does not fit its series. @param days on which the series takes place */
function exceptionsProblem(
  exceptions: readonly Exception[],
  days: readonly string[],
  unit: When['unit'],
): TimeProblem | undefined {
  const outside = exceptions.findIndex(({ day }) => !days.includes(day));
  if (outside >= 0) {
    const message = `Choose a day on which the series takes place, such as ${days.at(-1)}`;
    return { message, path: ['exceptions', outside, 'day'] };
  }
  const unlike = exceptions.findIndex(
    (exception) => (movedStart(exception)?.unit ?? unit) !== unit,
  );
  if (unlike < 0) return undefined;
  const message = `Write ${UNIT_IN_WORDS[unit]}, as the series has`;
  return { message, path: ['exceptions', unlike, 'start'] };
}

const momentAt = (local: number, unit: When['unit'], zone: string | undefined): Moment => ({
  local,
  instant: unit === 'time' && zone !== undefined ? instantOf(local, zone) : local,
});

/** The last clocks on earth are twelve hours behind UTC. */
const LAST_CLOCKS = DAY / 2;

/** When a time has ended; without an end, at the end of its day. */
function endInstant(start: number, end: number | undefined, zone: string | undefined): number {
  const local = end ?? Math.floor(start / DAY + 1) * DAY;
  return zone === undefined ? local + LAST_CLOCKS : instantOf(local, zone);
}

/** Lists every time that a date takes place; none without a start. */
export function timesOf(facts: TimeFacts): Time[] | TimeProblem {
  const { id, zone, repeats, exceptions = [] } = facts;
  const start = readWhen(facts.start);
  if (!start || (start.unit === 'time' && zone === undefined)) return [];
  const { unit } = start;
  // Where only the start is known, a day or a month ends with itself.
  const end = readWhen(facts.end, start) ?? (unit === 'time' ? undefined : start);
  const wrongEnd = end && endProblem(start, end);
  if (wrongEnd) return { message: wrongEnd, path: ['end'] };

  const starts = repeats ? startsOf(start, repeats) : [start.local];
  if (!Array.isArray(starts)) return { ...starts, path: ['repeats'] };
  /** The end of the time that starts at `local`; undefined if the date has no end. */
  const endAfter = (local: number) => end && endOf(movedWith(start, local, end));
  if (starts.some((local, index) => (endAfter(local) ?? local) > (starts[index + 1] ?? Infinity)))
    return { message: 'Each time must end before the next begins', path: ['repeats'] };

  const days = starts.map((local) => dayOf({ unit, local }));
  const wrongException = exceptionsProblem(exceptions, days, unit);
  if (wrongException) return wrongException;

  return starts.map((planned, index) => {
    const exception = exceptions.find(({ day }) => day === days[index]);
    const local = (exception && movedStart(exception)?.local) ?? planned;
    const endLocal = endAfter(local);
    return {
      id: index === 0 ? id : `${id}_${index + 1}`,
      unit,
      start: momentAt(local, unit, zone),
      end: endLocal === undefined ? undefined : momentAt(endLocal, unit, zone),
      endsAt: endInstant(local, endLocal, zone),
      exception,
    };
  });
}
