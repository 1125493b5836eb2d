import { type Content, isBlockOfKind } from '#content/project';
import type { PageFacts } from '../../shared/rendering.ts';
import { bankTransfer } from './bank-transfer.ts';
import { GIVE_BLOCK, GIVING_FIELDS } from './content.ts';
import { mobileMoney } from './mobile-money.ts';
import type { TransferMethod } from './transfer-method.ts';

/** The method with each id. Mobile money comes first: most visitors have it. */
const METHODS: Readonly<Record<TransferMethod['id'], (content: Content) => TransferMethod>> = {
  'mobile-money': mobileMoney,
  'bank-accounts': bankTransfer,
};

/** The transfer methods that are filled in. */
export const transferMethods = (content: Content): TransferMethod[] =>
  Object.values(METHODS)
    .map((method) => method(content))
    .filter(({ recipients }) => recipients.length > 0);

/** Whether there is any way to give. */
export const hasWays = (content: Content): boolean =>
  content.of(GIVING_FIELDS.ways).card.length > 0 || transferMethods(content).length > 0;

/** Whether a page shows the ways to give. */
export const showsWays = ({ content, page }: Pick<PageFacts, 'content' | 'page'>): boolean =>
  page === 'donate' || content.blocks.some(isBlockOfKind(GIVE_BLOCK));

/** Whether a page shows accounts or numbers. */
export const showsTransfers = (facts: Pick<PageFacts, 'content' | 'page'>): boolean =>
  showsWays(facts) && transferMethods(facts.content).length > 0;
