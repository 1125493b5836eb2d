import { z } from 'zod';
import { questionList } from '../faqs.ts';
import { text } from '../fields.ts';
import { block, listOf, opening } from './block.ts';

/** Blocks of words. */

export const textBlock = block('text', 'Text with headings, lists and links.', {
  text: z
    .string()
    .trim()
    .min(1, 'expected at least one paragraph')
    .max(20_000, 'expected at most 20000 characters; begin another page')
    .meta({
      description:
        'The text, with "## " before a heading, "- " or "1. " before a line of a list, **bold**, *italic*, [words](/contact-us) for a link. In the file it stands after "|", two spaces further in.',
      format: 'markdown',
    }),
});

const step = z.strictObject({
  title: text('Title of the step.', 80),
  text: text('What happens in it.', 600),
});

export const stepsBlock = block('steps', 'What comes after what, numbered.', {
  ...opening,
  steps: listOf(step, 'step', { max: 20 }).describe('The steps in their order.'),
});

const date = z.strictObject({
  when: text('When it is, as visitors read it, such as 12 March 2027, 18:00.', 60),
  title: text('What it is.', 80),
  text: text('More about it.', 600).optional(),
});

export const datesBlock = block('dates', 'Terms, workshops, concerts: each with its day.', {
  ...opening,
  dates: listOf(date, 'date', { max: 60 }).describe('The dates in the order of the page.'),
});

export const questionsBlock = block(
  'questions',
  'Questions that open one at a time, each with a link of its own. Once on a page.',
  { heading: opening.heading, questions: questionList() },
);
