import { DAY } from './when.ts';

/** Converts between local time and UTC, with the time zones of Intl (IANA database). */

const clocks = new Map<string, Intl.DateTimeFormat>();

/** @throws RangeError for a name that is no zone */
function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  clocks.set(zone, clock);
  return clock;
}

/** Whether a name is that of a place in the IANA database, such as Africa/Lagos, or UTC. */
export function isZone(name: string): boolean {
  // Browsers also take offsets, which know no summer time, and abbreviations, which several places
  // share.
  if (!/^(UTC|[A-Z]\w+(\/[A-Z][\w+-]*)+)$/.test(name)) return false;
  try {
    return Boolean(clockOf(name));
  } catch {
    return false;
  }
}

/** How far the clocks of a zone are ahead of UTC, in ms. @param instant in ms since 1970 */
export function offsetAt(instant: number, zone: string): number {
  // Such as "GMT+05:30"; "GMT" alone for none.
  const name = clockOf(zone)
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign = '+', hours = 0, minutes = 0] = /([+-])(\d+):(\d+)/.exec(name ?? '') ?? [];
  return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

/**
 * The first instant at which clocks of a zone show a time, in ms since 1970. Where they skip it, as
 * a midnight on which they are put forward, it is the same time by the clocks of the day before.
 * @param wallClock what they show, in ms as if it were UTC
 */
export function instantOf(wallClock: number, zone: string): number {
  const [before, after] = [wallClock - DAY, wallClock + DAY].map(
    (near) => wallClock - offsetAt(near, zone),
  ) as [number, number];
  const isShown = (instant: number) => instant + offsetAt(instant, zone) === wallClock;
  return !isShown(before) && isShown(after) ? after : before;
}
