import { DAY } from './when.ts';

/** Converts between local time and UTC, with the time zones of Intl (IANA database). */

const clocks = new Map<string, Intl.DateTimeFormat>();

/** @throws RangeError for a name that is no zone */
function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const numeric = 'numeric' as const;
  const parts = { year: numeric, month: numeric, day: numeric, hour: numeric, minute: numeric };
  const clock = new Intl.DateTimeFormat('en', { ...parts, hourCycle: 'h23', timeZone: zone });
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
  const parts = clockOf(zone).formatToParts(instant);
  const [year = 0, month = 0, ...rest] = ['year', 'month', 'day', 'hour', 'minute'].map((unit) =>
    Number(parts.find(({ type }) => type === unit)?.value),
  );
  const wallClock = Date.UTC(year, month - 1, ...rest);
  return wallClock - Math.floor(instant / 60_000) * 60_000;
}

/**
 * The instants at which clocks of a zone show a time: none where they skip it, two where they show
 * it twice.
 * @param wallClock what they show, in ms as if it were UTC
 * @returns in ms since 1970, the earlier first
 */
export function instantsOf(wallClock: number, zone: string): number[] {
  const offsets = new Set([wallClock - DAY, wallClock + DAY].map((near) => offsetAt(near, zone)));
  return [...offsets]
    .map((offset) => wallClock - offset)
    .filter((instant) => instant + offsetAt(instant, zone) === wallClock)
    .sort((a, b) => a - b);
}
