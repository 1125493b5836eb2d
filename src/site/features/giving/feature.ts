import type { Feature } from '#content/project';
import * as fields from './content.ts';

/** Ways to give: payment pages, bank accounts and mobile money. */
export const giving: Feature = {
  name: 'giving',
  fields: [
    fields.GIVING_FIELD,
    fields.PROVIDER_FIELD,
    fields.PAYMENT_BUTTON_FIELD,
    fields.ACCOUNT_WORDS,
    fields.EXAMPLES_FIELD,
    fields.DETAIL_WORDS,
    fields.MOBILE_MONEY_WORDS,
    fields.ABROAD_FIELD,
    fields.DONOR_QUESTIONS_FIELD,
    fields.POSTER_WORDS,
  ],
  blocks: [fields.GIVE_BLOCK],
};
