import type { Feature } from '#content/project';
import { GIVE_BLOCK, GIVING_FIELDS } from './content.ts';

/** Ways to give: payment pages, bank accounts and mobile money. */
export const giving: Feature = {
  name: 'giving',
  fields: Object.values(GIVING_FIELDS),
  blocks: [GIVE_BLOCK],
};
