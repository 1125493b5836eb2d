import type { DateEntry } from '../../src/content/schemas/dates/entry.ts';
import { isSame } from './same-data.ts';

/** What a calendar has to learn of. */
const FACTS = ['start', 'end', 'zone', 'place', 'online', 'repeats', 'status'] as const;

const factsOf = (date: DateEntry) => FACTS.map((name) => date[name] ?? '');

/**
 * Dates with one more in `changes` where day, time, place or status differ from what was saved last
 * and nobody has counted: without that, calendars keep what they have.
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
