import { z } from 'zod';
import { defineField } from '../../core/content-file.ts';
import { whileEmpty } from '../../core/schemas/field-meta.ts';
import { paragraphs } from '../../core/schemas/block.ts';
import { group, text } from '../../core/schemas/fields.ts';
import { bankAccount } from './schemas/bank-account.ts';
import { mobileMoney } from './schemas/mobile-money/entry.ts';
import { abroadWords, mobileMoneyWords, posterWords } from './schemas/mobile-money/words.ts';
import { paymentPages } from './schemas/payment-page.ts';

/** The ways to give, in organisation.yaml. */
export const GIVING = defineField({
  file: 'organisation',
  path: ['donate'],
  before: 'keptOnDevice',
  schema: group('Ways to give. Until they are filled in the two buttons do nothing.', {
    card: paymentPages.default([]).meta({
      description: 'Hosted payment pages that the Donate button opens.',
      ...whileEmpty.blocker('The Donate button does nothing.', 'bank', 'mobileMoney'),
    }),
    bank: z
      .array(bankAccount)
      .default([])
      .meta({
        description: 'Bank accounts that Make Transfer shows.',
        ...whileEmpty.blocker('The Make Transfer button does nothing.', 'card', 'mobileMoney'),
      }),
    mobileMoney: mobileMoney.default([]).meta({
      description:
        'Numbers of mobile money, such as M-Pesa or MTN MoMo. With one there is a third card.',
      ...whileEmpty.advice('People without a card or bank account cannot give.'),
    }),
  }).default({ card: [], bank: [], mobileMoney: [] }),
});

/** The ways to give. */
export type Ways = z.infer<typeof GIVING.schema>;

/** Below the button of one payment page. */
export const PROVIDER = defineField({
  file: 'donate',
  path: ['card', 'provider'],
  schema: text('Below the button of one payment page, with {provider} and {currency}.', 80),
});

/** On each of several buttons. */
export const BUTTON_OF_SEVERAL = defineField({
  file: 'donate',
  path: ['card', 'buttonOfSeveral'],
  schema: text('Text of each of several buttons, with {provider} and {currency}.', 80),
});

const example = (card: string) =>
  text(`What a sum in a usual currency pays for, on ${card}.`, 120).optional();

/** What a sum does, on the cards of Donate. */
export const EXAMPLES = defineField({
  file: 'donate',
  path: ['examples'],
  schema: group('What a sum does, on each card: only what you can show.', {
    card: example('the card about paying by card'),
    bank: example('the card about bank transfers'),
    mobileMoney: example('the card about mobile money'),
  })
    .optional()
    .meta(whileEmpty.advice('No card says what a sum does.')),
});

/** Shown once organisation.yaml has something to show. */
export const MOBILE_MONEY_WORDS = defineField({
  file: 'donate',
  path: ['mobileMoney'],
  schema: mobileMoneyWords,
});

export const ABROAD_WORDS = defineField({ file: 'donate', path: ['abroad'], schema: abroadWords });

export const POSTER_WORDS = defineField({ file: 'donate', path: ['poster'], schema: posterWords });

/** In a privacy notice. */
export const GIVING_PRIVACY = defineField({
  file: 'block privacy',
  path: ['giving'],
  schema: group('What the website learns of gifts.', {
    heading: text('Heading of this part.', 60),
    mobileMoney: paragraphs('Shown if there are mobile money numbers.'),
  }).optional(),
});
