/** In ms. */
export const DAY = 86_400_000;

/** How exactly a date is known. */
export type Unit = 'time' | 'day' | 'month';

/** A time, a day or a month as clocks and calendars of its place show it. */
export interface When {
  unit: Unit;
  /**
   * Its first minute by the wall clocks of its place, in ms as if they showed UTC: 18:00 is the
   * same number in Lagos and in Nairobi. `instantsOf` in zone.ts says when that is.
   */
  wallClock: number;
}

const WRITTEN = /^(\d{4})-(\d{2})(?:-(\d{2})(?: (\d{2}):(\d{2}))?)?$/;

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
  const [, year, month, day, hour, minute] = WRITTEN.exec(text) ?? [];
  if (!year) return undefined;
  const unit = hour ? 'time' : day ? 'day' : 'month';
  const part = (value: string | undefined, otherwise: number) => Number(value ?? otherwise);
  const wallClock = Date.UTC(
    +year,
    part(month, 1) - 1,
    part(day, 1),
    part(hour, 0),
    part(minute, 0),
  );
  const when = { unit, wallClock } as const;
  return formatWhen(when) === text ? when : undefined;
}

/** Reads an end as {@link readWhen} does; a time alone is on the day of the start. */
export function readEnd(text: string, start: When): When | undefined {
  const isTime = /^\d{2}:\d{2}$/.test(text);
  return readWhen(isTime ? `${formatWhen({ ...start, unit: 'day' })} ${text}` : text);
}

/** Some months later, at the same day and time of the month. */
export function monthsLater(wallClock: number, months: number): number {
  const date = new Date(wallClock);
  return date.setUTCMonth(date.getUTCMonth() + months);
}

/** Where a day or a month ends and the next begins; of a time that time itself. */
export function endOf({ unit, wallClock }: When): number {
  if (unit === 'month') return monthsLater(wallClock, 1);
  return unit === 'day' ? wallClock + DAY : wallClock;
}
