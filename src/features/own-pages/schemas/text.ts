import { z } from 'zod';
import { questionList } from '../../../core/schemas/faqs.ts';
import { text } from '../../../core/schemas/fields.ts';
import { block, listOf, opening } from '../../../core/schemas/block.ts';

export const textBlock = block('text', 'Text with headings, lists and links.', {
  text: z
    .string()
    .trim()
    .min(1, 'expected at least one paragraph')
    .max(20_000, 'expected at most 20000 characters; begin another page')
    .meta({
      description: 'The text. A link alone between two empty lines is a button.',
      inFile:
        '"## " before a heading, "> " before a quotation, "- " or "1. " before a line of a list, **bold**, *italic*, [words](/contact-us) for a link. Write it after "|", two spaces further in.',
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

export const questionsBlock = block(
  'questions',
  'Questions that open one at a time, each with its own link. Once on a page.',
  { heading: opening.heading, questions: questionList() },
);
