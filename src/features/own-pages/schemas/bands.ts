import { text } from '../../../core/schemas/fields.ts';
import { block } from '../../../core/schemas/block.ts';

/** Blocks that repeat a section of the site, with the words and addresses of that section. */

export const offerBlock = block('offer', 'What We Offer, as on Home. Once on a page.', {}).meta({
  title: 'What We Offer',
});

export const joinBlock = block('join', 'The way to the form for new members. Once on a page.', {
  heading: text('Its words; without them those of the card in the footer.', 120).optional(),
}).meta({ title: 'The way to join' });

export const giveBlock = block('give', 'The ways to give, as on Donate. Once on a page.', {}).meta({
  title: 'The ways to give',
});

export const writeBlock = block(
  'write',
  'Who answers and when, the email address and the way to the form, as on Contact Us. Once on a page.',
  {},
).meta({ title: 'The way to write to you' });
