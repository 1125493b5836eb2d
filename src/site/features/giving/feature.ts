import type { Feature } from '#content/project';
import * as fields from './content.ts';

/** Ways to give: payment pages, bank accounts and mobile money. */
export const giving: Feature = {
  name: 'giving',
  fields: [
    fields.GIVING,
    fields.PROVIDER,
    fields.BUTTON_OF_SEVERAL,
    fields.ACCOUNT_WORDS,
    fields.EXAMPLES,
    fields.DETAIL_WORDS,
    fields.MOBILE_MONEY_WORDS,
    fields.ABROAD,
    fields.DONOR_QUESTIONS,
    fields.POSTER_WORDS,
  ],
};
