import { z } from 'zod';
import {
  httpsAddress,
  name,
  pictureFile,
  pictureAndMore,
  text,
  textLink,
} from '../../../core/schemas/fields.ts';
import { block, listOf, opening } from '../../../core/schemas/block.ts';

const person = z
  .strictObject({
    name: name('The name, as the person writes it.', 60),
    role: text('What the person does in the community.', 80),
    text: text('A sentence about the person.', 300).optional(),
    picture: pictureAndMore(
      'Portrait, cut to 4 wide and 5 high. Without one a cloth is drawn, woven from the letters of the name.',
      ['person'],
      {},
    ).optional(),
    links: listOf(textLink('What the link says.', 40), 'link', { max: 4 })
      .describe('Pages of the person, at most four.')
      .optional(),
  })
  .meta({ title: 'Person' });

export const peopleBlock = block('people', 'People as cards: picture, name, role, a sentence.', {
  ...opening,
  people: listOf(person, 'person', { max: 40 }).describe('The people in the order of the page.'),
});

const partner = z.strictObject({
  name: name('The name, shown below the logo.', 80),
  logo: pictureFile(
    'Logo, a drawing (SVG) or a picture, best with a transparent background. Without one the name is shown in large letters.',
    ['logo'],
  ).optional(),
  ground: z
    .enum(['light', 'dark'], 'expected light or dark, or leave it out')
    .describe('Background of the logo; without it the one on which the logo is seen best.')
    .optional(),
  href: httpsAddress('Where the name leads.').meta({ title: 'Address' }).optional(),
});

export const partnersBlock = block(
  'partners',
  'Logos and names of the organisations you work with.',
  {
    ...opening,
    partners: listOf(partner, 'partner', { max: 60 }).describe(
      'Partners in the order of the page.',
    ),
  },
);
