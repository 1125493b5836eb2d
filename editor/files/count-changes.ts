import type { DateEntry } from '../../src/content/schemas/dates/entry.ts';
import { isSame } from './same-data.ts';

/** The fields that calendars have to update. */
const FACTS = ['start', 'end', 'zone', 'place', 'online', 'repeats', 'status'] as const;

const factsOf = (date: DateEntry) => FACTS.map((name) => date[name] ?? '');

/**
 * Adds one to `changes` of each date whose day, time, place or status was changed, unless somebody
 * has counted already: calendars update a date only if its number has grown (RFC 5545, section
 * 3.8.7.4).
 */
export function countChanges(before: readonly DateEntry[], now: readonly DateEntry[]): DateEntry[] {
  return now.map((date) => {
    const saved = before.find(({ id }) => id === date.id);
    const count = saved?.changes ?? 0;
    const isCounted = (date.changes ?? 0) > count;
    if (!saved || isCounted || isSame(factsOf(saved), factsOf(date))) return date;
    return { ...date, changes: count + 1 };
  });
}
