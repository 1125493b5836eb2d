import type { DonateAction } from 'schema-dts';
import { fieldOf, linkName } from '#content/project';
import { isPlaceholder } from '#content/text';
import { named } from '../../shared/head/structured-data.ts';
import type { Rendering } from '../../shared/rendering.ts';
import { GIVING } from './content.ts';

export const rendering: Rendering = {
  // How to give by card; nothing without a real payment page.
  nodes: ({ content, page }): DonateAction[] => {
    if (page !== 'donate') return [];
    const target = fieldOf(content, GIVING)
      .card.map(({ address }) => address)
      .filter((address) => !isPlaceholder(address));
    if (target.length === 0) return [];
    const name = linkName('donate', content);
    return [{ '@type': 'DonateAction', name, recipient: named(content), target }];
  },
};
