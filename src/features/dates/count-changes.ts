import { valueAt } from '../../core/schemas/json-schema.ts';

/** The fields that calendars have to update. */
const FACTS = [
  'start',
  'end',
  'zone',
  'place',
  'online',
  'repeats',
  'exceptions',
  'status',
] as const;

/** The dates in the data of their file, whatever is wrong with them. */
function datesIn(data: unknown): readonly unknown[] {
  const dates = valueAt(data, ['dates']);
  return Array.isArray(dates) ? dates : [];
}

const sameDate = (dates: readonly unknown[], date: unknown) =>
  dates.find((one) => valueAt(one, ['id']) === valueAt(date, ['id']));

const countOf = (date: unknown): number => Number(valueAt(date, ['changes']) ?? 0);

const withCount = (date: unknown, changes: number) =>
  typeof date === 'object' && changes !== countOf(date) ? { ...date, changes } : date;

/** Whether calendars have to update a date. */
const isMoved = (before: unknown, now: unknown) =>
  FACTS.some((name) => {
    const [was, is] = [before, now].map((date) => JSON.stringify(valueAt(date, [name]) ?? ''));
    return was !== is;
  });

/**
 * Adds one to `changes` of each date whose day, time, place or status was changed, unless somebody
 * has counted already: calendars update a date only if its number has grown (RFC 5545, section
 * 3.8.7.4). No number becomes lower.
 */
export function countChanges(data: unknown, before: unknown): unknown {
  const saved = datesIn(before);
  const dates = datesIn(data).map((date) => {
    const one = sameDate(saved, date);
    const count = one ? countOf(one) : 0;
    if (!one || countOf(date) > count) return date;
    return withCount(date, isMoved(one, date) ? count + 1 : count);
  });
  return dates.length > 0 ? { dates } : data;
}

/**
 * The dates of an earlier version, none of them with a lower number than it has had since.
 * @param later how often the file was saved since: so often a date can have been counted that was
 * deleted meanwhile
 */
export function datesBroughtBack(earlier: unknown, now: unknown, later: number): unknown {
  const current = datesIn(now);
  const dates = datesIn(earlier).map((date) => {
    const one = sameDate(current, date);
    const own = countOf(date);
    return withCount(date, one ? Math.max(own, countOf(one)) : own + later);
  });
  return { dates };
}
