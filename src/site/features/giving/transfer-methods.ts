import type { Content } from '#content/project';
import { bankTransfer } from './bank-transfer.ts';
import { mobileMoney } from './mobile-money.tsx';
import type { TransferMethod } from './transfer-method.ts';

/** The transfer methods that are filled in. Mobile money comes first: most visitors have it. */
export const transferMethods = (content: Content): TransferMethod[] =>
  [mobileMoney(content), bankTransfer(content)].filter(({ recipients }) => recipients.length > 0);
