import type { Content } from '#content/project';
import { bankAccounts } from './bank-accounts.ts';
import { mobileMoney } from './mobile-money-numbers.tsx';
import type { WayToGive } from './way-to-give.ts';

/** The ways to give that are filled in. Mobile money comes first: most visitors have it. */
export const waysToGive = (content: Content): WayToGive[] =>
  [mobileMoney(content), bankAccounts(content)].filter(({ recipients }) => recipients.length > 0);
