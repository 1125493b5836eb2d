/** One day in ms. */
export const DAY = 86_400_000;

/** How exactly a date is known. */
export type Unit = 'time' | 'day' | 'month';

/** A time, a day or a month by the clocks and calendars of its place. */
export interface When {
  unit: Unit;
  /**
   * What these clocks show in its first minute, in ms as if they showed UTC: 18:00 is the same number
   * in Lagos and in Nairobi. `instantOf` in zone.ts converts it.
   */
  wallClock: number;
}

/** An end in a content file: complete, or only a time on the day of the start. */
export type End = When | { unit: 'clock'; sinceMidnight: number };

const WHEN = /^(\d{4}-\d{2})(-\d{2}(?: \d{2}:\d{2})?)?$/;
const MIDNIGHT = '1970-01-01';

/** Formats as content files do: `2027-03-12 18:00`, `2027-03-12` or `2027-04`. */
export function formatWhen({ unit, wallClock }: When): string {
  const length = { time: 16, day: 10, month: 7 }[unit];
  return new Date(wallClock).toISOString().slice(0, length).replace('T', ' ');
}

/** Reads what {@link formatWhen} writes; undefined for any other text. */
export function readWhen(text: string): When | undefined {
  const [, month = '', day = ''] = WHEN.exec(text) ?? [];
  if (!month) return undefined;
  const unit = day.includes(':') ? 'time' : day ? 'day' : 'month';
  const wallClock = Date.parse(`${text.replace(' ', 'T')}${unit === 'time' ? 'Z' : ''}`);
  const when = { unit, wallClock } as const;
  // `Date.parse` turns the 30th of February into the 2nd of March.
  return !Number.isNaN(wallClock) && formatWhen(when) === text ? when : undefined;
}

/** Reads an end: as {@link readWhen} does, or only a time, such as `20:00`. */
export function readEnd(text: string): End | undefined {
  if (!/^\d{2}:\d{2}$/.test(text)) return readWhen(text);
  const time = readWhen(`${MIDNIGHT} ${text}`);
  return time && { unit: 'clock', sinceMidnight: time.wallClock };
}

/** Puts an end that is only a time on the day of its start. */
export function resolveEnd({ wallClock }: When, end: End): When {
  if (end.unit !== 'clock') return end;
  return { unit: 'time', wallClock: Math.floor(wallClock / DAY) * DAY + end.sinceMidnight };
}

/** The moment at which a day or a month is over; a time ends at once. */
export function endOf({ unit, wallClock }: When): number {
  if (unit === 'time') return wallClock;
  if (unit === 'day') return wallClock + DAY;
  const date = new Date(wallClock);
  return date.setUTCMonth(date.getUTCMonth() + 1);
}
