import type { z } from 'zod';
import type { BlockPlace } from '../../core/block-kind.ts';
import type { Content } from '../../core/content.ts';
import type { DATES_BLOCK } from './content.ts';
import { chosenDates } from './occurrences.ts';
import { datesOf } from './translated-dates.ts';

/** The dates that a block shows; of one that comes again, the next time. */
export function datePlaces(
  block: z.infer<typeof DATES_BLOCK.schema>,
  content: Content,
): BlockPlace[] {
  const { ahead, past } = chosenDates(datesOf(content), block);
  const times = Map.groupBy([...ahead.flat(), ...past], ({ date }) => date);
  return [...times].map(([date, [next]]) => ({ id: next?.id ?? date.id, name: date.title }));
}
