import type { DateEntry } from '../../src/features/dates/schemas/entry.ts';
import { isSame } from './same-data.ts';

/** The fields that calendars have to update. */
const FACTS = ['start', 'end', 'zone', 'place', 'online', 'repeats', 'status'] as const;

const factsOf = (date: DateEntry) => FACTS.map((name) => date[name] ?? '');

/**
 * Adds one to `changes` of each date whose day, time, place or status was changed, unless somebody
 * has counted already: calendars update a date only if its number has grown (RFC 5545, section
 * 3.8.7.4). No number becomes lower.
 */
export function countChanges(before: readonly DateEntry[], now: readonly DateEntry[]): DateEntry[] {
  return now.map((date) => {
    const saved = before.find(({ id }) => id === date.id);
    const count = saved?.changes ?? 0;
    const own = date.changes ?? 0;
    if (!saved || own > count) return date;
    const isMoved = !isSame(factsOf(saved), factsOf(date));
    const changes = isMoved ? count + 1 : count;
    return changes === own ? date : { ...date, changes };
  });
}

/**
 * The dates of an earlier version, none of them with a lower number than it has had since.
 * @param now the dates that the form holds
 * @param later how often the file was saved since: so often a date can have been counted that was
 * deleted meanwhile
 */
export function datesBroughtBack(
  earlier: readonly DateEntry[],
  now: readonly DateEntry[],
  later: number,
): DateEntry[] {
  return earlier.map((date) => {
    const current = now.find(({ id }) => id === date.id);
    const own = date.changes ?? 0;
    const changes = current ? Math.max(own, current.changes ?? 0) : own + later;
    return changes === own ? date : { ...date, changes };
  });
}
