/** Formats days, times and time zones in the language of the page, given as BCP 47 tag. */
import { joinDate } from '#content/text';
import type { Occurrence } from './occurrences.ts';
import { DAY, formatWhen } from './schemas/when.ts';

const dayOf = (localTime: number) => Math.floor(localTime / DAY);

type Part = Pick<Intl.DateTimeFormatPart, 'type' | 'value'>;

/** The parts of local times of the place, which are stored as if they were UTC. */
function partsOf(
  language: string,
  options: Intl.DateTimeFormatOptions,
  start: number,
  end = start,
): Part[] {
  const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
  const whole = (time: number) => format.formatToParts(time);
  if (end <= start) return whole(start);
  const range = format.formatRangeToParts(start, end);
  // Unicode's data for Swahili leaves the first of two months out (CLDR 48): then both days are
  // whole.
  const month = whole(start).find(({ type }) => type === 'month')?.value;
  return !month || range.some(({ value }) => value === month)
    ? range
    : [...whole(start), { type: 'literal', value: ' – ' }, ...whole(end)];
}

const isOneDay = ({ localTime: { start, end = start } }: Occurrence) => dayOf(start) === dayOf(end);

/** The parts of the day, days or months; with the times if it lasts several days. */
function dayParts(occurrence: Occurrence, language: string): Part[] {
  const { unit, localTime } = occurrence;
  const { start, end = start } = localTime;
  if (unit === 'month')
    return partsOf(language, { year: 'numeric', month: 'long' }, start, end - 1);
  if (unit === 'day')
    return end - start > DAY
      ? partsOf(language, { dateStyle: 'long' }, start, end - DAY)
      : partsOf(language, { dateStyle: 'full' }, start);
  return isOneDay(occurrence)
    ? partsOf(language, { dateStyle: 'full' }, start)
    : partsOf(language, { dateStyle: 'full', timeStyle: 'short' }, start, end);
}

interface DayText {
  /** Such as "Friday, "; empty where the day comes first. */
  before: string;
  /** Such as "7", or "15–16" of one month; empty where only months are known. */
  numeral: string;
  /** Such as " March 2031". */
  after: string;
}

/** Breaks no line before a dash. */
const withDash = ({ type, value }: Part): Part => ({
  type,
  value: type === 'literal' ? value.replace(/^\s(?=[–-])/, '\u00a0') : value,
});

/** Nor within a day of its month and year. */
const unbroken = ({ type, value }: Part): Part =>
  withDash({ type, value: type === 'literal' ? value.replace(/^( \S+)? $/, '$1\u00a0') : value });

/** The day, days or months, around the number of the first day. */
export function dayText(occurrence: Occurrence, language: string): DayText {
  const parts = dayParts(occurrence, language);
  const text = (some: readonly Part[]) => joinDate(some, language);
  const first = parts.findIndex(({ type }) => type === 'day');
  if (first < 0) return { before: '', numeral: '', after: text(parts.map(withDash)) };
  const end = first + (parts[first + 2]?.type === 'day' ? 3 : 1);
  const [space, ...after] = parts.slice(end);
  return {
    before: text(parts.slice(0, first)),
    numeral: text(parts.slice(first, end)),
    after: text([...(space ? [space] : []), ...after.map(unbroken)]),
  };
}

/** The time, unless {@link dayText} contains it. */
export function timeText(occurrence: Occurrence, language: string): string | undefined {
  const { instant, localTime } = occurrence;
  if (!instant || !isOneDay(occurrence)) return undefined;
  return joinDate(
    partsOf(language, { timeStyle: 'short' }, localTime.start, localTime.end),
    language,
  );
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
  if (!instant) return formatWhen({ unit, wallClock: which === 'start' ? start : end - 1 });
  const [localDay, zoneDay] =
    which === 'start' ? [start, instant.start] : [end, instant.end ?? instant.start];
  const distance = new Date(Math.abs(localDay - zoneDay)).toISOString().slice(11, 16);
  const local = formatWhen({ unit: 'time', wallClock: localDay }).replace(' ', 'T');
  return `${local}${localDay < zoneDay ? '-' : '+'}${distance}`;
}
