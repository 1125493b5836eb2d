import { type Content, fieldOf } from '#content/project';
import { countryName, fill } from '#content/text';
import { MOBILE_MONEY_WORDS } from './content.ts';
import { digitGroups } from './digit-groups.ts';
import type { MobileMoneyAccount } from './schemas/mobile-money.ts';
import { walletGroups } from './schemas/numbers.ts';

/** The groups in which people read a number. */
export const numberGroups = (entry: MobileMoneyAccount): string[] =>
  entry.kind === 'wallet' ? walletGroups(entry) : digitGroups(entry.number, 'account');

/** The service, the country and the currency of a number. */
export function placeOf(
  { service, country, currency }: MobileMoneyAccount,
  content: Content,
): string {
  const { place } = fieldOf(content, MOBILE_MONEY_WORDS);
  return fill(place, { service, country: countryName(country, content.locale), currency });
}
