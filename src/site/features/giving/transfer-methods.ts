import { type Content, isBlockOfKind } from '#content/project';
import type { PageFacts } from '../../shared/rendering.ts';
import { bankTransfer } from './bank-transfer.ts';
import { GIVE_BLOCK } from './content.ts';
import { mobileMoney } from './mobile-money.tsx';
import type { TransferMethod } from './transfer-method.ts';

/** The transfer methods that are filled in. Mobile money comes first: most visitors have it. */
export const transferMethods = (content: Content): TransferMethod[] =>
  [mobileMoney(content), bankTransfer(content)].filter(({ recipients }) => recipients.length > 0);

/** Whether a page of the team's own shows the ways to give. */
export const hasGiveBlock = ({ blocks }: Content): boolean =>
  blocks.some(isBlockOfKind(GIVE_BLOCK));

/** Whether a page shows accounts or numbers. */
export const showsTransfers = ({ content, page }: Pick<PageFacts, 'content' | 'page'>): boolean =>
  (page === 'donate' || hasGiveBlock(content)) && transferMethods(content).length > 0;
