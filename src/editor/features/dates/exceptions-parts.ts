import { isGroup } from '#content/data';
import { fill } from '#content/text';
import { itemsOf } from '../../form/list.ts';
import { textOf, type Group } from '../../store/data/values.ts';
import { WORDS } from '../../words/words.ts';
import type { daysOfSeries } from './repeats-parts.ts';

const words = WORDS.sheet;

/** The exceptions of a series. */
export const exceptionsIn = (value: unknown): Group[] => itemsOf(value).filter(isGroup);

/**
 * The days of a series with their changes, and exceptions that are no longer in the series.
 */
export function optionsFor(
  days: ReturnType<typeof daysOfSeries>,
  exceptions: readonly Group[],
): { day: string; name: string }[] {
  const status = new Map(
    exceptions.map((exception) => [
      textOf(exception['day']),
      textOf(exception['status']) || words.changed,
    ]),
  );
  const gone = [...status.keys()].filter((day) => days.every((exception) => exception.day !== day));
  return [
    ...days.map(({ day, name }) => {
      const changed = status.get(day);
      return { day, name: changed ? `${name} (${changed})` : name };
    }),
    ...gone.map((day) => ({ day, name: fill(words.notInSeries, { date: day }) })),
  ];
}
