import { z } from 'zod';
import {
  group,
  type Hint,
  hintOf,
  hint,
  lead,
  pageHead,
  pastDay,
  text,
  trueOrFalse,
  whileEmpty,
} from '#content/fields';
import { defineField, defineFile } from '#content/files';

/** Whether the statement is published in all languages, and when it was last reviewed. */
const statement = z
  .strictObject({
    publish: trueOrFalse('Shows the statement as a page, linked in every footer.').meta({
      title: 'Visitors see the statement',
      ...whileEmpty.advice('No accessibility statement tells visitors how to report a barrier.'),
    }),
    reviewed: pastDay(
      'Needed before visitors can see the statement: the day on which somebody last compared it with the site.',
      'somebody really compared the statement with the site',
    )
      .meta({ title: 'Last reviewed', isAsked: true })
      .optional(),
  })
  .refine(({ publish, reviewed }) => !publish || reviewed !== undefined, {
    path: ['reviewed'],
    error: 'Fill this in',
  })
  .default({ publish: false })
  .describe('The accessibility statement, whose words are in pages/accessibility.yaml.');

const partShape = (hint: Hint | string) => ({
  heading: text('', 60),
  text: z.array(text(hint, 600).describe('One paragraph.')).min(1, 'Write at least one paragraph'),
  points: z.array(text('One point.', 400)).describe('A list below the paragraphs.').optional(),
});

const part = (hint: Hint | string) => group(hintOf(hint).description, partShape(hint));

/**
 * content/<language>/pages/accessibility.yaml: the accessibility statement in the parts of the
 * W3C's model (https://www.w3.org/WAI/planning/statements/).
 */
const accessibility = z.strictObject({
  answerWithin: text(
    'Needed before visitors can see the statement: how soon somebody answers a report, in words that follow "within", such as 5 working days.',
    40,
  )
    .meta({ title: 'Time to answer', isAsked: true })
    .optional(),
  ...pageHead,
  link: text('Link to the statement in the footer of every page.', 40),
  heading: text('At the top of the page.', 60),
  lead: lead('The sentence below the heading.', 300),
  commitment: part('What the organisation wants.'),
  standard: part('The standard that the site aims at.'),
  status: part('How much of it the site meets, as far as you know.'),
  tests: part('What was tested, and how.'),
  limits: part('What is known to be missing, untested or not good enough.'),
  feedback: group('How to report a barrier.', {
    ...partShape('How to report it.'),
    answer: text(hint`When somebody answers, with ${'answerWithin'}.`, 160).meta({
      title: 'When you answer',
    }),
    write: text('Button that opens the visitor’s email app.', 40).meta({
      title: 'Button for email',
    }),
    form: text('Button to the contact form, shown once that form delivers messages.', 40).meta({
      title: 'Button to the form',
    }),
  }),
  review: part(hint`When the statement was last compared with the site, with ${'reviewed'}.`),
});

/** The address of the statement, without the prefix of a language. */
export const PATH = '/accessibility';

/** The setting in organisation.yaml. */
export const STATEMENT_FIELD = defineField({
  file: 'organisation',
  path: ['accessibilityStatement'],
  schema: statement,
});

/** The words of the statement. */
export const STATEMENT_WORDS = defineFile({
  name: 'accessibility',
  path: 'pages/accessibility.yaml',
  title: 'Accessibility statement',
  shownOn: 'accessibility',
  schema: accessibility,
});
