/** Formats days, times and time zones in the language of the page (a BCP 47 tag). */
import { joinDate } from '#content/text';
import { DAY, formatWhen } from './local-time.ts';
import type { Occurrence } from './occurrences.ts';

const dayNumber = (local: number) => Math.floor(local / DAY);

type Part = Pick<Intl.DateTimeFormatPart, 'type' | 'value'>;

/** Formats local times in parts. */
function partsOf(
  language: string,
  options: Intl.DateTimeFormatOptions,
  start: number,
  end = start,
): Part[] {
  const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
  const singleDay = (time: number) => format.formatToParts(time);
  if (end <= start) return singleDay(start);
  const range = format.formatRangeToParts(start, end);
  // Unicode's data for Swahili leaves out the first of two months (CLDR 48), so that 10 March to 4
  // April reads "10 – 4 Aprili".
  const month = singleDay(start).find(({ type }) => type === 'month')?.value;
  return !month || range.some(({ value }) => value === month)
    ? range
    : [...singleDay(start), { type: 'literal', value: ' – ' }, ...singleDay(end)];
}

const isOneDay = ({ start, end = start }: Occurrence) =>
  dayNumber(start.local) === dayNumber(end.local);

/** Formats the day, days or months in parts; with the times if it lasts several days. */
function dayParts(occurrence: Occurrence, language: string): Part[] {
  const { unit } = occurrence;
  const start = occurrence.start.local;
  const end = occurrence.end?.local ?? start;
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

/**
 * Formats the day, days or months, divided around the number of the day: such as "Friday, ", "7" and
 * " March 2031". The number is "15–16" of one month, and empty where only months are known.
 */
export function dayText(occurrence: Occurrence, language: string) {
  const parts = dayParts(occurrence, language);
  const join = (some: readonly Part[]) => joinDate(some, language);
  const first = parts.findIndex(({ type }) => type === 'day');
  if (first < 0) return { before: '', numeral: '', after: join(parts) };
  const end = first + (parts[first + 2]?.type === 'day' ? 3 : 1);
  return {
    before: join(parts.slice(0, first)),
    numeral: join(parts.slice(first, end)),
    after: join(parts.slice(end)),
  };
}

/** Formats the time; undefined if there is none, or if {@link dayText} contains it. */
export function timeText(occurrence: Occurrence, language: string): string | undefined {
  const { unit, start, end = start } = occurrence;
  if (unit !== 'time' || !isOneDay(occurrence)) return undefined;
  return joinDate(partsOf(language, { timeStyle: 'short' }, start.local, end.local), language);
}

/** Formats the time zone: "West Africa Time (GMT+1)"; undefined without a time. */
export function zoneText({ unit, start, date }: Occurrence, language: string): string | undefined {
  if (unit !== 'time') return undefined;
  const name = (timeZoneName: 'long' | 'shortOffset') =>
    new Intl.DateTimeFormat(language, { timeZone: date.zone, timeZoneName })
      .formatToParts(start.instant)
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [long, offset] = [name('long'), name('shortOffset')];
  return long === offset ? offset : `${long} (${offset})`;
}

/** The offset from UTC when it begins, in minutes. */
export const utcOffset = ({ start: { local, instant } }: Occurrence): number =>
  (local - instant) / 60_000;

/**
 * Formats a time with its offset, a day or a month as in ISO 8601, for the `datetime` attribute (HTML,
 * 4.5.14) and for structured data (schema.org, DateTime).
 */
export function isoText({ unit, start, end = start }: Occurrence, which: 'start' | 'end'): string {
  const { local, instant } = which === 'start' ? start : end;
  // Days and months are named by the last one, where their end is the minute after it.
  if (unit !== 'time') return formatWhen({ unit, local: which === 'start' ? local : local - 1 });
  const offset = new Date(Math.abs(local - instant)).toISOString().slice(11, 16);
  const time = formatWhen({ unit, local }).replace(' ', 'T');
  return `${time}${local < instant ? '-' : '+'}${offset}`;
}
