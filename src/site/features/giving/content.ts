import { z } from 'zod';
import {
  blockSchema,
  email,
  group,
  type Hint,
  hint,
  lead,
  name,
  text,
  whileEmpty,
} from '#content/fields';
import { type AddedField, defineField } from '#content/files';
import { defineBlock } from '#content/project';
import { bankAccounts } from './schemas/bank-account.ts';
import { mobileMoneyNumbers } from './schemas/mobile-money.ts';
import { paymentPages } from './schemas/payment-page.ts';

const example = (card: string) =>
  text(`What a donation pays for, in money your donors know, on ${card}.`, 120).optional();

const label = text('', 40);
const labelFor = (what: string) => text(`Label for ${what}.`, 40);

const steps = (hint: Hint) =>
  z
    .array(text(hint, 200).describe('One step.'))
    .min(1, 'Write at least one step')
    .max(8, 'Write at most eight steps')
    .describe(hint.description);

/** Words that the feature adds to those of Donate. */
const words = <Schema extends z.ZodType>(path: AddedField['path'], schema: Schema) =>
  defineField({ file: 'donate', path, schema });

/** The fields that the feature adds to organisation.yaml and donate.yaml. */
export const GIVING_FIELDS = {
  /** The ways to give, in organisation.yaml: the facts, which are the same in every language. */
  ways: defineField({
    file: 'organisation',
    path: ['donate'],
    schema: group('Ways to give. The two buttons on Donate do nothing until you fill these in.', {
      card: paymentPages.default([]).meta({
        title: 'Payment pages',
        description: 'Payment pages that the Donate button opens.',
        ...whileEmpty.blocker('The Donate button does nothing.', 'bank', 'mobileMoney'),
      }),
      bank: bankAccounts.default([]).meta({
        title: 'Bank accounts',
        description: 'Bank accounts that Make Transfer shows.',
        ...whileEmpty.blocker('The Make Transfer button does nothing.', 'card', 'mobileMoney'),
      }),
      mobileMoney: mobileMoneyNumbers.default([]).meta({
        description:
          'Mobile money numbers, such as those of M-Pesa or MTN MoMo. With one, Donate shows a third card.',
        ...whileEmpty.advice('People without a card or bank account cannot give.'),
      }),
      email: email('Email address below the ways to give, for questions of donors.')
        .optional()
        .meta({
          title: 'Email address for donors',
          ...whileEmpty.advice('Donors find no email address beside the ways to give.'),
        }),
    })
      .default({ card: [], bank: [], mobileMoney: [] })
      .meta({ title: 'Ways to give' }),
  }),
  /** The line below the button that opens the only payment page. */
  provider: words(
    ['card', 'provider'],
    text(
      hint`Line below the button if there is one payment page, with ${'provider'} and ${'currency'}.`,
      80,
    ).meta({ title: 'Line below the button' }),
  ),
  /** The text on the button of each payment page, where there are several. */
  paymentButton: words(
    ['card', 'buttonOfSeveral'],
    text(
      hint`Text of each button if there are several payment pages, with ${'provider'} and ${'currency'}.`,
      80,
    ).meta({ title: 'Button, if there are several pages' }),
  ),
  /** The words around bank accounts. */
  accounts: words(
    ['bank', 'accounts'],
    group('What Make Transfer opens, once organisation.yaml has a bank account.', {
      lead: lead('Tells donors how to use these details.', 240),
      accountHeading: text(
        hint`Heading of each account if there are several, with ${'bank'} and ${'currency'}.`,
        80,
      ).meta({ title: 'Heading of each account' }),
      fields: group('Labels for the values.', {
        accountName: label,
        bank: label,
        accountNumber: label,
        currency: label,
        branchCode: label,
        bic: name('', 40).meta({ title: 'SWIFT/BIC' }),
        iban: name('', 40).meta({ title: 'IBAN' }),
        reference: label,
      }),
    }),
  ),
  /** What a sum pays for, on the card of each way to give. */
  examples: words(
    ['examples'],
    group('What a donation pays for, in a sentence on each card. Write only what you can prove.', {
      card: example('the card about paying by card').meta({ title: 'Payment by card' }),
      bank: example('the card about bank transfers').meta({ title: 'Bank transfer' }),
      mobileMoney: example('the card about mobile money'),
    })
      .optional()
      .meta({
        title: 'What a donation pays for',
        ...whileEmpty.advice('No card says what a donation pays for.'),
      }),
  ),
  /** The words that bank accounts and mobile money share. */
  details: words(
    ['details'],
    group('Texts beside the bank details and mobile money numbers that a donor copies.', {
      only: text(
        hint`Says that there are no other details, and that each of those shown was tested on or after ${'day'}.`,
        160,
      ).meta({ title: 'No other details' }),
      fieldOf: text(
        hint`Name of a value if there are several accounts or numbers, with ${'field'} and ${'account'}.`,
        80,
      ).meta({ title: 'Name of a value' }),
      heading: text(
        hint`Heading of an account or number if others are named like it, and on the printed page, with ${'account'} and ${'field'}.`,
        80,
      ),
      copy: text('Button that copies one value.', 20).meta({ title: 'Button that copies' }),
      copyField: text(
        hint`What a screen reader calls the button that copies; ${'field'} names the value.`,
        80,
      ).meta({ title: 'Name of the button that copies' }),
      copied: text('What the button says after copying.', 20).meta({
        title: 'The button after copying',
      }),
      copiedStatus: text(
        hint`Said by a screen reader after copying, beginning with the words of the button; ${'field'} names the value.`,
        120,
      ).meta({ title: 'Read out after copying' }),
      notCopied: text(
        hint`Shown if the browser does not allow copying: the value is then selected, and ${'field'} names it.`,
        120,
      ).meta({ title: 'If copying is not allowed' }),
    }),
  ),
  /** The words of the card for mobile money, which Donate has once organisation.yaml has a number. */
  mobileMoney: words(
    ['mobileMoney'],
    group('The card about mobile money, and what it opens.', {
      title: text('', 40),
      text: text('One sentence.', 200),
      button: text('', 30),
      lead: lead('Tells donors how to begin.', 240),
      stop: text('What to do if the phone shows another name.', 120).meta({
        title: 'If another name is shown',
      }),
      place: text(
        hint`Heading of each number, with ${'service'}, ${'country'} and ${'currency'}.`,
        80,
      ).meta({ title: 'Heading of each number' }),
      fields: group('Labels for the values.', {
        paybill: label.meta({ title: 'Business number (Paybill)' }),
        till: label.meta({ title: 'Till number' }),
        merchant: label.meta({ title: 'Merchant code' }),
        wallet: labelFor('the phone number of a wallet').meta({ title: 'Phone number (wallet)' }),
        account: labelFor('the account number of a Paybill'),
        reference: labelFor('the reference that a merchant asks for'),
        name: labelFor('the name that the phone must show before the donor confirms'),
        ussd: label.meta({ title: 'Code to dial' }),
      }),
      dial: text('Link that dials the code, on phones that can.', 20).meta({
        title: 'Link that dials',
      }),
      standing: text(
        hint`How to give every month, with ${'service'} and its name for monthly donations, ${'standing'}.`,
        200,
      ).meta({ title: 'Donations every month' }),
      steps: group('What a donor does on the phone, step by step.', {
        paybill: steps(
          hint`For a business number (Paybill), with ${'account'}. With ${'service'}, ${'number'} and ${'name'}.`,
        ).meta({ title: 'Business number (Paybill)' }),
        till: steps(hint`For a till number. With ${'service'}, ${'number'} and ${'name'}.`).meta({
          title: 'Till number',
        }),
        merchant: steps(
          hint`For a merchant; a step with ${'account'} is left out if there is none. With ${'service'}, ${'number'} and ${'name'}.`,
        ).meta({ title: 'Merchant code' }),
        wallet: steps(hint`For a phone number. With ${'service'}, ${'number'} and ${'name'}.`).meta(
          { title: 'Phone number (wallet)' },
        ),
      }),
    }),
  ),
  /** The text below the cards that says how to give from another country. */
  abroad: words(
    ['abroad'],
    text('What works from another country, such as a card or the IBAN.', 200)
      .meta({ title: 'From another country' })
      .optional()
      .meta(whileEmpty.advice('People in another country are not told how they can give.')),
  ),
  /** The line below the cards with the email address for questions. */
  questions: words(
    ['questions'],
    text(
      hint`Sentence below the ways to give, with your email address for donors, ${'address'}.`,
      120,
    ),
  ),
  /** Words that Donate has on paper only. */
  poster: words(
    ['poster'],
    group('The printed page, once there is a bank account or mobile money.', {
      steps: z
        .array(text('One step.', 90))
        .length(3, 'Write three steps')
        .describe('What a donor does, in three steps.'),
      site: text(hint`Where the site is, with ${'site'}.`, 120),
    }),
  ),
};

/** The ids of cards, for links such as `/donate#bank-accounts`, which open them. */
export const TRANSFER_IDS = ['bank-accounts', 'mobile-money'] as const;

export const GIVE_BLOCK = defineBlock({
  name: 'give',
  icon: 'M12 20C7 16 3 13 3 9a4.5 4.5 0 0 1 9-1 4.5 4.5 0 0 1 9 1c0 4-4 7-9 11z',
  schema: blockSchema(
    'give',
    'Payment pages, bank accounts and mobile money, as on Donate. Only once on a page.',
    {},
  ).meta({ title: 'Ways to give' }),
  isOnce: true,
  idsOf: () => TRANSFER_IDS.map((id) => ({ id, what: 'the part “Ways to give”', path: ['block'] })),
});
