import type { ShownDate } from '../content/dates.ts';
import { occurrenceId } from '../content/schemas/dates/entry.ts';
import { repeatsProblem, spansOf, type Span } from '../content/schemas/dates/repeats.ts';
import { readWhen, type Unit } from '../content/schemas/dates/when.ts';
import { instantsOf, isZone, offsetAt } from '../content/schemas/dates/zone.ts';

/** One time that a date takes place. */
export interface Occurrence {
  /** Its name on a page and in calendars, the same in every language. */
  id: string;
  date: ShownDate;
  unit: Unit;
  /** Start and end as clocks of its place show them, in ms as if it were UTC. */
  wall: Span;
  /** The same in ms since 1970, where it has a time. */
  instant?: Span;
  /** From when on it is over wherever somebody is, in ms since 1970. */
  over: number;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** The last clocks to leave a day are twelve hours behind UTC. */
const LAST_CLOCKS = 12 * HOUR;

function instantOf(wall: number, zone: string): number {
  // Clocks that are changed at midnight skip it: then the day ends when they do.
  return instantsOf(wall, zone)[0] ?? wall - offsetAt(wall - DAY, zone);
}

/** Without an end it is over with its day: nobody has said how long it takes. */
function overOf({ start, end }: Span, zone: string | undefined): number {
  const wall = end ?? Math.floor(start / DAY + 1) * DAY;
  return zone === undefined ? wall + LAST_CLOCKS : instantOf(wall, zone);
}

/**
 * Every time that one date takes place; none of a date that is not whole yet, as in an open form.
 */
function timesOf(date: ShownDate): Occurrence[] {
  const start = readWhen(date.start ?? '');
  const end = readWhen(date.end ?? '');
  if (!start || (end && end.unit !== start.unit)) return [];
  const zone = date.zone !== undefined && isZone(date.zone) ? date.zone : undefined;
  const { unit } = start;
  if (unit === 'time' && zone === undefined) return [];
  const whole = { start, end, repeats: date.repeats };
  const repeats = date.repeats && !repeatsProblem(whole) ? date.repeats : undefined;
  return spansOf({ ...whole, repeats }).map((wall, index) => ({
    id: occurrenceId(date.id, index),
    date,
    unit,
    wall,
    ...(unit === 'time' && zone !== undefined
      ? {
          instant: {
            start: instantOf(wall.start, zone),
            ...(wall.end === undefined ? {} : { end: instantOf(wall.end, zone) }),
          },
        }
      : {}),
    over: overOf(wall, zone),
  }));
}

/** Every time that dates take place, the earliest first. */
export function occurrencesOf(dates: readonly ShownDate[]): Occurrence[] {
  const startOf = ({ instant, wall }: Occurrence) => (instant ?? wall).start;
  return dates.flatMap(timesOf).sort((a, b) => startOf(a) - startOf(b));
}

interface Choice {
  topic?: string | undefined;
  /** At most so many that are ahead. */
  most?: number | undefined;
}

/** What a block shows: what is not over, the earliest first, and what is, the latest first. */
export function chosenDates(
  { dates, now }: { dates: { dates: readonly ShownDate[] }; now: number },
  { topic, most }: Choice,
): { ahead: Occurrence[]; past: Occurrence[] } {
  const all = occurrencesOf(dates.dates).filter(({ date }) => !topic || date.topic === topic);
  return {
    ahead: all.filter(({ over }) => over > now).slice(0, most),
    past: all.filter(({ over }) => over <= now).reverse(),
  };
}
