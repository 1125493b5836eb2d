import type { ShownDate } from '../content/dates.ts';
import { occurrenceId } from '../content/schemas/dates/entry.ts';
import { repeatsProblem, spansOf, type Span } from '../content/schemas/dates/repeats.ts';
import { readWhen, type Unit } from '../content/schemas/dates/when.ts';
import { instantsOf, isZone, offsetAt } from '../content/schemas/dates/zone.ts';

/** One occurrence of a date. */
export interface Occurrence {
  /** Its id on pages and in calendars, the same in every language. */
  id: string;
  date: ShownDate;
  unit: Unit;
  /** Start and end in local time of its place, in ms as if it were UTC. */
  wall: Span;
  /** The same in ms since 1970; undefined without a time. */
  instant?: Span;
  /** When it is over everywhere on earth, in ms since 1970. */
  over: number;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A day ends last in the time zone twelve hours behind UTC. */
const LAST_CLOCKS = 12 * HOUR;

function instantOf(wall: number, zone: string): number {
  // Where clocks change at midnight, it is skipped: the day ends with the change.
  return instantsOf(wall, zone)[0] ?? wall - offsetAt(wall - DAY, zone);
}

/** An occurrence without an end is over at the end of its day. */
function overOf({ start, end }: Span, zone: string | undefined): number {
  const wall = end ?? Math.floor(start / DAY + 1) * DAY;
  return zone === undefined ? wall + LAST_CLOCKS : instantOf(wall, zone);
}

/**
 * The occurrences of one date; none of an incomplete one, as in an open form.
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

/** The occurrences of all dates, the earliest first. */
export function occurrencesOf(dates: readonly ShownDate[]): Occurrence[] {
  const startOf = ({ instant, wall }: Occurrence) => (instant ?? wall).start;
  return dates.flatMap(timesOf).sort((a, b) => startOf(a) - startOf(b));
}

interface Choice {
  topic?: string | undefined;
  /** The most future ones. */
  most?: number | undefined;
}

/** The occurrences of a block: future ones, the earliest first, and past ones, the latest first. */
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
