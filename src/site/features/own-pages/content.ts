import { z } from 'zod';
import {
  type AnyBlock,
  blockSchema,
  httpsAddress,
  listOf,
  markdown,
  name,
  blockHead,
  blockPicture,
  pictureFile,
  questionList,
  text,
  textLink,
} from '#content/fields';
import { defineBlock, type RenderedSection } from '#content/project';

/** A block of text after its Markdown was rendered. */
export interface RenderedText extends AnyBlock {
  html: readonly RenderedSection[];
}

export const TEXT_BLOCK = defineBlock({
  name: 'text',
  schema: blockSchema('text', 'Text with headings, lists and links.', {
    text: markdown('A link alone between two empty lines is a button.'),
  }),
  prepare: ({ block: kind, text: markdown }, sectionsOf): RenderedText => ({
    block: kind,
    html: sectionsOf(markdown),
  }),
});

const person = z
  .strictObject({
    name: name('The name, as the person writes it.', 60),
    role: text('What the person does in the community.', 80),
    text: text('A sentence about the person.', 300).optional(),
    picture: blockPicture(
      'Portrait, cropped to 4:5 (upright). If there is none, a cloth is drawn, woven from the letters of the name.',
      ['person'],
      {},
    ).optional(),
    links: listOf(textLink('What the link says.', 40), 'link', { max: 4 })
      .describe('Pages of the person, at most four.')
      .optional(),
  })
  .meta({ title: 'Person' });

export const PEOPLE_BLOCK = defineBlock({
  name: 'people',
  schema: blockSchema('people', 'People as cards: picture, name, role, a sentence.', {
    ...blockHead,
    people: listOf(person, 'person', { max: 40 }),
  }),
});

const partner = z.strictObject({
  name: name('The name, shown below the logo.', 80),
  logo: pictureFile(
    'Logo, a drawing (SVG) or a picture, best with a transparent background. Without one a cloth is drawn, woven from the letters of the name.',
    ['logo'],
  ).optional(),
  ground: z
    .enum(['light', 'dark'], 'Write light or dark here, or leave it out')
    .describe('Background of the logo: dark for a light logo. If empty, light.')
    .meta({ title: 'Background' })
    .optional(),
  href: httpsAddress('Where the name leads.').meta({ title: 'Web address' }).optional(),
});

export const PARTNERS_BLOCK = defineBlock({
  name: 'partners',
  schema: blockSchema('partners', 'Logos and names of the organisations you work with.', {
    ...blockHead,
    partners: listOf(partner, 'partner', { max: 60 }),
  }),
});

export const PICTURE_BLOCK = defineBlock({
  name: 'picture',
  schema: blockSchema('picture', 'One large picture, shown whole.', {
    // Shown whole here; a list of posts crops it.
    picture: blockPicture('At least 720 px wide.', ['figure'], {}, ['newestPost', 'post']),
    caption: text('Line below the picture.', 200).optional(),
  }),
  pictureOf: ({ picture }) => picture,
});

const pictureOfRow = blockPicture(
  'One picture, cropped to 4:5 (upright). Visitors tap it to see it large and whole.',
  ['community', 'pictureOfFew'],
  { caption: text('Line below the picture.', 120).optional() },
);

export const PICTURES_BLOCK = defineBlock({
  name: 'pictures',
  schema: blockSchema(
    'pictures',
    'Three to twelve pictures in a row to swipe. For one or two, use “Picture”. Once on a page.',
    {
      heading: blockHead.heading,
      pictures: listOf(pictureOfRow, 'picture', { min: 3, max: 12 }).describe(
        'Three to twelve pictures.',
      ),
    },
  ),
  isOnce: true,
});

const step = z.strictObject({
  title: text('', 80),
  text: text('What happens in this step.', 600),
});

export const STEPS_BLOCK = defineBlock({
  name: 'steps',
  schema: blockSchema('steps', 'Numbered steps, one after the other.', {
    ...blockHead,
    steps: listOf(step, 'step', { max: 20 }),
  }),
});

export const QUESTIONS_BLOCK = defineBlock({
  name: 'questions',
  schema: blockSchema(
    'questions',
    'Questions that open one at a time, each with its own link. Once on a page.',
    { heading: blockHead.heading, questions: questionList() },
  ),
  isOnce: true,
  idsOf: ({ questions }) =>
    questions.map(({ id }, index) => ({
      id,
      what: 'a question',
      path: ['questions', index, 'id'],
    })),
  anchors: ({ questions }) => questions.map(({ id, question }) => ({ id, name: question })),
});

// The blocks below repeat a section of the four pages, with its words and addresses.

export const OFFER_BLOCK = defineBlock({
  name: 'offer',
  schema: blockSchema('offer', 'What We Offer, as on Home. Once on a page.', {}).meta({
    title: 'What We Offer',
  }),
  isOnce: true,
  idsOf: () => [{ id: 'offer', what: 'the block "offer"', path: ['block'] }],
});

export const JOIN_BLOCK = defineBlock({
  name: 'join',
  schema: blockSchema(
    'join',
    'A card with the button to the form for new members. Once on a page.',
    {
      heading: text('Text of the card. If empty, that of the card in the footer.', 120).optional(),
    },
  ).meta({ title: 'The way to join' }),
  isOnce: true,
});

export const WRITE_BLOCK = defineBlock({
  name: 'write',
  schema: blockSchema(
    'write',
    'Who answers and when, the email address and a link to the form, as on Contact Us. Once on a page.',
    {},
  ).meta({ title: 'The way to write to you' }),
  isOnce: true,
});

/** All blocks, in the order of docs and forms. */
export const BLOCKS = [
  TEXT_BLOCK,
  PEOPLE_BLOCK,
  PARTNERS_BLOCK,
  PICTURE_BLOCK,
  PICTURES_BLOCK,
  STEPS_BLOCK,
  QUESTIONS_BLOCK,
  OFFER_BLOCK,
  JOIN_BLOCK,
  WRITE_BLOCK,
];
