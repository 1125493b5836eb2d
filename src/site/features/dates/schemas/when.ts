/** In ms. */
export const DAY = 86_400_000;

/** How exactly a date is known. */
export type Unit = 'time' | 'day' | 'month';

/** A time, a day or a month as clocks and calendars of its place show it. */
export interface When {
  unit: Unit;
  /**
   * Its first minute by the clocks of its place, in ms as if they showed UTC: 18:00 is the same
   * number in Lagos and in Nairobi. `instantsOf` in zone.ts says when that is.
   */
  wallClock: number;
}

/** An end as content files write it: a {@link When}, or a time on the day of the start. */
export type End = When | { unit: 'clock'; sinceMidnight: number };

const WHEN = /^(\d{4}-\d{2})(-\d{2}(?: \d{2}:\d{2})?)?$/;
const MIDNIGHT = '1970-01-01';

/** The same in the way content files write it, as far as the unit goes: `2027-03-12 18:00`. */
export function formatWhen({ unit, wallClock }: When): string {
  const length = { time: 16, day: 10, month: 7 }[unit];
  return new Date(wallClock).toISOString().slice(0, length).replace('T', ' ');
}

/**
 * Reads `2027-03-12 18:00`, `2027-03-12` or `2027-04`; undefined for all else, such as the 30th of
 * February.
 */
export function readWhen(text: string): When | undefined {
  const [, month = '', day = ''] = WHEN.exec(text) ?? [];
  if (!month) return undefined;
  const unit = day.includes(':') ? 'time' : day ? 'day' : 'month';
  const wallClock = Date.parse(`${text.replace(' ', 'T')}${unit === 'time' ? 'Z' : ''}`);
  const when = { unit, wallClock } as const;
  // A parser takes the 30th of February for the 2nd of March.
  return !Number.isNaN(wallClock) && formatWhen(when) === text ? when : undefined;
}

/** Reads an end as {@link readWhen} does, or a time alone, such as `20:00`. */
export function readEnd(text: string): End | undefined {
  if (!/^\d{2}:\d{2}$/.test(text)) return readWhen(text);
  const time = readWhen(`${MIDNIGHT} ${text}`);
  return time && { unit: 'clock', sinceMidnight: time.wallClock };
}

/** An end of what begins at that start. */
export function endAfter({ wallClock }: When, end: End): When {
  if (end.unit !== 'clock') return end;
  return { unit: 'time', wallClock: Math.floor(wallClock / DAY) * DAY + end.sinceMidnight };
}

/** Where a day or a month ends and the next begins; of a time that time itself. */
export function endOf({ unit, wallClock }: When): number {
  if (unit === 'time') return wallClock;
  if (unit === 'day') return wallClock + DAY;
  const date = new Date(wallClock);
  return date.setUTCMonth(date.getUTCMonth() + 1);
}
