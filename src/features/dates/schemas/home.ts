import { z } from 'zod';
import { group, pageLink, text } from '../../../core/schemas/fields.ts';
import { topic } from './entry.ts';

/** The dates that Home shows before What We Offer, once somebody asks for them. */
export const homeDates = group(
  'The next dates, shown before What We Offer. Without this Home shows none.',
  {
    heading: text(
      'Heading. Write words that stay true on a saved page: not “next”, not “upcoming”.',
      60,
    ),
    most: z
      .int('expected 1, 2 or 3')
      .min(1, 'expected 1, 2 or 3')
      .max(3, 'expected 1, 2 or 3')
      .meta({
        title: 'How many',
        description: 'How many of them, one to three; a series counts once.',
      }),
    topic: topic('Only the dates of this topic; without it all of them.').optional(),
    page: pageLink('The page of your own that shows all of them.').optional(),
  },
);
