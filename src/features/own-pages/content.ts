import { defineBlock, type AnyBlock, type TextPart } from '../../core/block-kind.ts';
import { giveBlock, joinBlock, offerBlock, writeBlock } from './schemas/bands.ts';
import { partnersBlock, peopleBlock } from './schemas/people.ts';
import { pictureBlock, picturesBlock } from './schemas/pictures.ts';
import { questionsBlock, stepsBlock, textBlock } from './schemas/text.ts';

/** A text as it is shown. */
export interface ShownText extends AnyBlock {
  html: readonly TextPart[];
}

export const TEXT = defineBlock({
  name: 'text',
  schema: textBlock,
  shown: ({ block, text }, partsOf): ShownText => ({ block, html: partsOf(text) }),
});

export const PEOPLE = defineBlock({ name: 'people', schema: peopleBlock });

export const PARTNERS = defineBlock({ name: 'partners', schema: partnersBlock });

export const PICTURE = defineBlock({
  name: 'picture',
  schema: pictureBlock,
  pictureOf: ({ picture }) => picture,
});

export const PICTURES = defineBlock({ name: 'pictures', schema: picturesBlock, isOnce: true });

export const STEPS = defineBlock({ name: 'steps', schema: stepsBlock });

export const QUESTIONS = defineBlock({
  name: 'questions',
  schema: questionsBlock,
  isOnce: true,
  idsOf: ({ questions }) =>
    questions.map(({ id }, index) => ({
      ...{ id, what: 'a question' },
      path: ['questions', index, 'id'],
    })),
});

/** An id that a section of the site brings with it. */
const idOf = (block: string) => (id: string) => ({
  ...{ id, what: `the block "${block}"` },
  path: ['block'],
});

export const OFFER = defineBlock({
  name: 'offer',
  schema: offerBlock,
  isOnce: true,
  idsOf: ({ block }) => ['offer'].map(idOf(block)),
});

export const JOIN = defineBlock({ name: 'join', schema: joinBlock, isOnce: true });

export const GIVE = defineBlock({
  name: 'give',
  schema: giveBlock,
  isOnce: true,
  idsOf: ({ block }) => ['bank-accounts', 'mobile-money'].map(idOf(block)),
});

export const WRITE = defineBlock({ name: 'write', schema: writeBlock, isOnce: true });
