import { z } from 'zod';
import { topic } from './entry.ts';
import { block, opening } from '../../../core/schemas/block.ts';

const WHERE =
  'dates are in content/en/dates.yaml now, once for every page and language. Move each of them there with an "id" of its own; what was "when: 12 March 2027, 18:00" becomes "start: 2027-03-12 18:00" and "zone: Africa/Lagos", or "start: 2027-03-12", or "start: 2027-03" for a month. "title" and "text" stay as they are. Then remove "dates" here: the block shows all of them, or those of one "topic".';

/** A list of dates; the dates themselves are in dates.yaml. */
export const datesBlock = block(
  'dates',
  'Workshops, terms, concerts from dates.yaml, the next one first; past dates are folded away.',
  {
    ...opening,
    topic: topic('Only the dates of this topic; without it all of them.').optional(),
    most: z
      .int('expected a whole number, such as 10')
      .min(1, 'expected at least 1')
      .max(60, 'expected at most 60')
      .meta({
        title: 'How many',
        description:
          'The most future dates to show, a series counted once; without it all of them.',
      })
      .optional(),
  },
).meta({ retired: { dates: WHERE } });
