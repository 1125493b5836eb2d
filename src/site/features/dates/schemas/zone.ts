/** Converts between local time and UTC by the time zones of Intl (IANA database). */
import { DAY } from './when.ts';

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
export function offsetAt(instant: number, zone: string): number {
  // "GMT+05:30", or "GMT" without an offset.
  const name = formatOf(zone)
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign = '+', hours = 0, minutes = 0] = /([+-])(\d+):(\d+)/.exec(name ?? '') ?? [];
  return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

/**
 * The first instant, in ms since 1970, at which the clocks of a zone show a time. A time that they
 * skip when summer time begins is read by the clocks of the day before.
 * @param wallClock what they show, in ms as if it were UTC
 */
export function instantOf(wallClock: number, zone: string): number {
  const [before, after] = [wallClock - DAY, wallClock + DAY].map(
    (near) => wallClock - offsetAt(near, zone),
  ) as [number, number];
  const isShown = (instant: number) => instant + offsetAt(instant, zone) === wallClock;
  return !isShown(before) && isShown(after) ? after : before;
}
