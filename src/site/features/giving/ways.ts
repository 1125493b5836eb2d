import type { Content } from '#content/project';
import { bankAccountsWay } from './bank-accounts.ts';
import { mobileMoneyWay } from './mobile-money-numbers.tsx';
import type { WayToGive } from './RecipientDetails.tsx';

/** The ways to give that are filled in. Mobile money comes first: most visitors have it. */
export const waysToGive = (content: Content): WayToGive[] =>
  [mobileMoneyWay(content), bankAccountsWay(content)].filter(
    ({ recipients }) => recipients.length > 0,
  );
