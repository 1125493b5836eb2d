/**
 * Local time: what the clocks of a place show, in ms as if they showed UTC. So 18:00 is the same number
 * in Lagos and in Nairobi. Time zones are those of Intl (IANA database).
 */

/** One day in ms. */
export const DAY = 86_400_000;

/** A time, a day or a month, as a content file has it. */
export interface When {
  unit: 'time' | 'day' | 'month';
  /** Its first minute, as local time. */
  local: number;
}

const WHEN = /^(\d{4}-\d{2})(-\d{2}(?: \d{2}:\d{2})?)?$/;

/** Formats as content files do: `2027-03-12 18:00`, `2027-03-12` or `2027-04`. */
export function formatWhen({ unit, local }: When): string {
  const length = { time: 16, day: 10, month: 7 }[unit];
  return new Date(local).toISOString().slice(0, length).replace('T', ' ');
}

/**
 * Reads what {@link formatWhen} writes; undefined for any other text.
 * @param day allows a time alone, such as `20:00`, which is on this day
 */
export function readWhen(text = '', day?: When): When | undefined {
  if (day && /^\d{2}:\d{2}$/.test(text))
    return readWhen(`${formatWhen({ ...day, unit: 'day' })} ${text}`);
  const [, month = '', rest = ''] = WHEN.exec(text) ?? [];
  if (!month) return undefined;
  const unit = rest.includes(':') ? 'time' : rest ? 'day' : 'month';
  const local = Date.parse(`${text.replace(' ', 'T')}${unit === 'time' ? 'Z' : ''}`);
  const when: When = { unit, local };
  // `Date.parse` turns the 30th of February into the 2nd of March.
  return !Number.isNaN(local) && formatWhen(when) === text ? when : undefined;
}

/** The local time at which a day or a month is over; a time ends at once. */
export function endOf({ unit, local }: When): number {
  if (unit === 'time') return local;
  if (unit === 'day') return local + DAY;
  const date = new Date(local);
  return date.setUTCMonth(date.getUTCMonth() + 1);
}

/** Counts months from the year 0 on, so that two of them can be compared. */
function monthNumber(local: number): number {
  const date = new Date(local);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

/** The end of a date whose start is moved to `local`: as many months later, or as much time. */
export function movedWith(start: When, local: number, end: When): When {
  if (end.unit !== 'month') return { ...end, local: end.local + local - start.local };
  const months = monthNumber(local) - monthNumber(start.local);
  const date = new Date(end.local);
  return { ...end, local: date.setUTCMonth(date.getUTCMonth() + months) };
}

/** Formats by zone, kept because creating one is slow. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** @throws RangeError for a name that is no zone */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  formats.set(zone, format);
  return format;
}

/** Whether this is UTC or the name of a zone in the IANA database, such as Africa/Lagos. */
export function isZone(name: string): boolean {
  // Intl also accepts offsets, which ignore summer time, and abbreviations, which are ambiguous.
  if (!/^(UTC|[A-Z]\w+(\/[A-Z][\w+-]*)+)$/.test(name)) return false;
  try {
    return Boolean(formatOf(name));
  } catch {
    return false;
  }
}

/** How far the clocks of a zone are ahead of UTC, in ms. @param instant in ms since 1970 */
function offsetAt(instant: number, zone: string): number {
  // "GMT+05:30", or "GMT" without an offset.
  const name = formatOf(zone)
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign = '+', hours = 0, minutes = 0] = /([+-])(\d+):(\d+)/.exec(name ?? '') ?? [];
  return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

/**
 * The first instant, in ms since 1970, at which the clocks of a zone show a local time. A time that they
 * skip when summer time begins is read by the clocks of the day before.
 */
export function instantOf(local: number, zone: string): number {
  const before = local - offsetAt(local - DAY, zone);
  const after = local - offsetAt(local + DAY, zone);
  const isShown = (instant: number) => instant + offsetAt(instant, zone) === local;
  return !isShown(before) && isShown(after) ? after : before;
}
