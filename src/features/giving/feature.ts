import type { Feature } from '../../core/feature.ts';
import * as content from './content.ts';
import { unverifiedRows } from './launch-rows.ts';

/** Ways to give: payment pages, bank accounts and mobile money. */
export const giving: Feature = {
  name: 'giving',
  fields: [
    content.GIVING,
    ...[content.PROVIDER, content.BUTTON_OF_SEVERAL, content.EXAMPLES],
    ...[content.MOBILE_MONEY_WORDS, content.ABROAD_WORDS, content.POSTER_WORDS],
    content.GIVING_PRIVACY,
  ],
  launchRows: unverifiedRows,
};
