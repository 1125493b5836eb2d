/** Formats days, times and time zones in the language of the page, given as BCP 47 tag. */
import type { Occurrence } from './occurrences.ts';
import { formatWhen } from '../content/schemas/dates/when.ts';
import { joinDate } from '../content/text/join-date.ts';

const DAY = 86_400_000;
const dayOf = (localTime: number) => Math.floor(localTime / DAY);

/** Formats local times of the place, which are stored as if they were UTC. */
function formatted(
  language: string,
  options: Intl.DateTimeFormatOptions,
  start: number,
  end = start,
): string {
  const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
  const whole = (time: number) => joinDate(format.formatToParts(time), language);
  if (end <= start) return whole(start);
  const range = format.formatRangeToParts(start, end);
  // Unicode's data for Swahili leaves the first of two months out (CLDR 48): then both days are
  // whole.
  const month = format.formatToParts(start).find(({ type }) => type === 'month')?.value;
  return !month || range.some(({ value }) => value === month)
    ? joinDate(range, language)
    : `${whole(start)} – ${whole(end)}`;
}

const isOneDay = ({ localTime: { start, end = start } }: Occurrence) => dayOf(start) === dayOf(end);

/** The day, days or months; with the times if it lasts several days. */
export function dayText(occurrence: Occurrence, language: string): string {
  const { unit, localTime } = occurrence;
  const { start, end = start } = localTime;
  if (unit === 'month')
    return formatted(language, { year: 'numeric', month: 'long' }, start, end - 1);
  if (unit === 'day')
    return end - start > DAY
      ? formatted(language, { dateStyle: 'long' }, start, end - DAY)
      : formatted(language, { dateStyle: 'full' }, start);
  return isOneDay(occurrence)
    ? formatted(language, { dateStyle: 'full' }, start)
    : formatted(language, { dateStyle: 'full', timeStyle: 'short' }, start, end);
}

/** The time, unless {@link dayText} contains it. */
export function timeText(occurrence: Occurrence, language: string): string | undefined {
  const { instant, localTime } = occurrence;
  if (!instant || !isOneDay(occurrence)) return undefined;
  return formatted(language, { timeStyle: 'short' }, localTime.start, localTime.end);
}

/** The time zone's name and offset, such as "West Africa Time (GMT+1)"; empty without a time. */
export function zoneText({ instant, date }: Occurrence, language: string): string | undefined {
  if (!instant) return undefined;
  const name = (timeZoneName: 'long' | 'shortOffset') =>
    new Intl.DateTimeFormat(language, { timeZone: date.zone, timeZoneName })
      .formatToParts(instant.start)
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [long, offset] = [name('long'), name('shortOffset')];
  return long === offset ? offset : `${long} (${offset})`;
}

/** The offset from UTC at its start, in minutes. */
export const utcOffset = ({ instant, localTime }: Occurrence): number =>
  instant ? (localTime.start - instant.start) / 60_000 : 0;

/**
 * A time with its offset, a day or a month in ISO 8601 (HTML, the `datetime` attribute; schema.org,
 * DateTime).
 */
export function isoText({ unit, localTime, instant }: Occurrence, which: 'start' | 'end'): string {
  const { start, end = start } = localTime;
  if (!instant) return formatWhen({ unit, wall: which === 'start' ? start : end - 1 });
  const there = which === 'start' ? start : end;
  const minutes =
    (there - (which === 'start' ? instant.start : (instant.end ?? instant.start))) / 60_000;
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const distance = Math.abs(minutes);
  const offset = `${minutes < 0 ? '-' : '+'}${two(distance / 60)}:${two(distance % 60)}`;
  return formatWhen({ unit: 'time', wall: there }).replace(' ', 'T') + offset;
}
