import { z } from 'zod';
import {
  blockSchema,
  httpsAddress,
  listOf,
  markdown,
  name,
  blockHeadFields,
  blockPicture,
  pictureFile,
  text,
  textLink,
} from '#content/fields';
import { questionList } from '#content/files';
import { defineBlock } from '#content/project';

export const TEXT_BLOCK = defineBlock({
  name: 'text',
  icon: 'M4 4h10v3H4zM4 11h16M4 15h16M4 19h10',
  schema: blockSchema('text', 'Text with headings, lists and links.', {
    text: markdown('A link on a line of its own, between two empty lines, becomes a button.'),
  }),
  markdownOf: (block) => block.text,
});

const person = z
  .strictObject({
    name: name('The name, as the person writes it.', 60),
    role: text('What the person does in the community.', 80),
    text: text('A sentence about the person.', 300).optional(),
    picture: blockPicture(
      'Portrait, cropped to 4:5 (upright). If there is none, the site draws a woven pattern from the name.',
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
  icon: 'M3 4h8v16H3zM13 4h8v16h-8zM5 8h4v4H5zM15 8h4v4h-4zM5 16h4M15 16h4',
  schema: blockSchema('people', 'People as cards: picture, name, role, a sentence.', {
    ...blockHeadFields,
    people: listOf(person, 'person', { max: 40 }),
  }),
});

const partner = z.strictObject({
  name: name('The name, shown below the logo.', 80),
  logo: pictureFile(
    'Logo, best a picture (PNG) with a transparent background. If there is none, the site draws a woven pattern from the name.',
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
  icon: 'M4 4h6v6H4zM14 14h6v6h-6zM7 14l3.5 6h-7zM17 3l4 4-4 4-4-4z',
  schema: blockSchema('partners', 'Logos and names of the organisations you work with.', {
    ...blockHeadFields,
    partners: listOf(partner, 'partner', { max: 60 }),
  }),
});

const fact = z.strictObject({
  figure: name('A number or a word, such as 12 or Free.', 16),
  label: text('What the number counts, or what the word is about.', 60),
});

export const FACTS_BLOCK = defineBlock({
  name: 'facts',
  icon: 'M4 9h4v11H4zM10 4h4v16h-4zM16 13h4v7h-4z',
  schema: blockSchema('facts', 'Up to four numbers or words about you, large.', {
    ...blockHeadFields,
    facts: listOf(fact, 'fact', { max: 4 }),
  }).meta({ title: 'Numbers' }),
});

const quote = z
  .strictObject({
    text: text('What the person says. Ask before you show it.', 300),
    name: name('The name, as the person writes it.', 60),
    role: text('What the person plays or does.', 80).optional(),
    picture: blockPicture('Portrait, cropped to 4:5 (upright).', ['speaker'], {}).optional(),
  })
  .meta({ title: 'Quotation' });

export const WORDS_BLOCK = defineBlock({
  name: 'words',
  icon: 'M4 6h6v6c0 3-2 5-5 6M14 6h6v6c0 3-2 5-5 6',
  schema: blockSchema('words', 'What musicians say about you, each with name and portrait.', {
    ...blockHeadFields,
    quotes: listOf(quote, 'quotation', { max: 4 }),
  }).meta({ title: 'What people say' }),
});

export const PICTURE_BLOCK = defineBlock({
  name: 'picture',
  icon: 'M3 4h18v16H3zM3 17l6-6 5 5 3-3 4 4M15 7h2v2h-2z',
  schema: blockSchema('picture', 'One large picture, shown whole.', {
    // Shown whole here; a list of posts crops it.
    picture: blockPicture(
      'At least 720 px wide. A list of posts shows the first picture of each post, cropped.',
      ['figure'],
      {},
      ['newestPost', 'post'],
    ),
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
  icon: 'M7 5h10v14H7zM2 5h2v14H2M22 5h-2v14h2M7 16l3-4 3 3 2-2 2 3',
  schema: blockSchema(
    'pictures',
    'Three to twelve pictures to swipe. For one or two, use “Picture”. Only once on a page.',
    {
      heading: blockHeadFields.heading,
      pictures: listOf(pictureOfRow, 'picture', { min: 3, max: 12 }),
    },
  ).meta({ title: 'Row of pictures' }),
  isOnce: true,
});

const step = z.strictObject({
  title: text('', 80),
  text: text('What happens in this step.', 600),
});

export const STEPS_BLOCK = defineBlock({
  name: 'steps',
  icon: 'M3 3h4v4H3zM3 10h4v4H3zM3 17h4v4H3zM11 5h10M11 12h10M11 19h6',
  schema: blockSchema('steps', 'Numbered steps, one after the other.', {
    ...blockHeadFields,
    steps: listOf(step, 'step', { max: 20 }),
  }),
});

export const QUESTIONS_BLOCK = defineBlock({
  name: 'questions',
  icon: 'M3 8a3.5 3.5 0 1 1 5 3c-1 .6-1.5 1.3-1.5 3M6.5 18v.5M14 6h7M14 12h7M14 18h5',
  schema: blockSchema(
    'questions',
    'Questions that open one at a time, each with its own link. Only once on a page.',
    { heading: blockHeadFields.heading, questions: questionList() },
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
  icon: 'M3 4h8v7H3zM13 4h8v7h-8zM3 14h8v7H3zM13 14h8v7h-8z',
  schema: blockSchema('offer', 'The four offers, as on Home. Only once on a page.', {}).meta({
    title: 'What We Offer',
  }),
  isOnce: true,
  idsOf: () => [{ id: 'offer', what: 'the part “What We Offer”', path: ['block'] }],
});

export const JOIN_BLOCK = defineBlock({
  name: 'join',
  icon: 'M6 5h6v6H6zM3 20v-5h12v5M19 8v6M16 11h6',
  schema: blockSchema(
    'join',
    'A card with the button to the form for new members. Only once on a page.',
    { heading: text('Text of the card. If empty, the same as in the footer.', 120).optional() },
  ).meta({ title: 'Join card' }),
  isOnce: true,
});

export const WRITE_BLOCK = defineBlock({
  name: 'write',
  icon: 'M3 5h18v14H3zM3 7l9 6 9-6',
  schema: blockSchema(
    'write',
    'Who answers and when, the email address and a link to the form, as on Contact Us. Only once on a page.',
    {},
  ).meta({ title: 'Contact card' }),
  isOnce: true,
});

/** All blocks, in the order of docs and forms. */
export const BLOCKS = [
  TEXT_BLOCK,
  PEOPLE_BLOCK,
  PARTNERS_BLOCK,
  FACTS_BLOCK,
  WORDS_BLOCK,
  PICTURE_BLOCK,
  PICTURES_BLOCK,
  STEPS_BLOCK,
  QUESTIONS_BLOCK,
  OFFER_BLOCK,
  JOIN_BLOCK,
  WRITE_BLOCK,
];
