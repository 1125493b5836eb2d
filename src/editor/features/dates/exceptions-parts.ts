import { isGroup } from '#content/data';
import { textOf, type Data } from '../../store/data/values.ts';
import type { daysOfSeries } from './repeats-parts.ts';

/** The words of the control. */
export const EXCEPTION_WORDS = {
  all: (count: number) => `All ${count} dates`,
  cancel: 'Cancel this date',
  change: 'Change its time or place',
  asBefore: 'Make it like the other dates again',
};

/** The exceptions of a series. */
export function exceptionsIn(value: unknown): Data[] {
  const all: readonly unknown[] = Array.isArray(value) ? value : [];
  return all.filter(isGroup);
}

/**
 * The days of a series with their changes, and exceptions that are no longer in the series.
 */
export function optionsFor(
  days: ReturnType<typeof daysOfSeries>,
  exceptions: readonly Data[],
): { day: string; name: string }[] {
  const status = new Map(
    exceptions.map((exception) => [
      textOf(exception['day']),
      textOf(exception['status']) || 'changed',
    ]),
  );
  const gone = [...status.keys()].filter((day) => days.every((exception) => exception.day !== day));
  return [
    ...days.map(({ day, name }) => {
      const changed = status.get(day);
      return { day, name: changed ? `${name} (${changed})` : name };
    }),
    ...gone.map((day) => ({ day, name: `${day} (not in the series any more)` })),
  ];
}
