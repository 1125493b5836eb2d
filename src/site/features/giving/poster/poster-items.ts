import { type Content, fieldOf } from '#content/project';
import { fill } from '#content/text';
import { DONATE } from '../../../pages/donate/content.ts';
import * as fields from '../content.ts';
import { digitGroups } from '../digit-groups.ts';
import { numberGroups, placeOf } from '../mobile-money-text.ts';

/** One way to give, as the poster shows it. */
export interface PosterItem {
  heading: string;
  /** Read from two metres; missing for a payment page. */
  number?: string | undefined;
  /** What else a donor needs, each value with its label. */
  facts: readonly (readonly [label: string, value: string | undefined])[];
}

const ibanText = (iban: string) => digitGroups(iban, 'iban').join(' ');

/** Every way to give that is filled in, numbers first. */
export function posterItems(content: Content): PosterItem[] {
  const { mobileMoney, bank, card } = fieldOf(content, fields.GIVING);
  const phoneWords = fieldOf(content, fields.MOBILE_MONEY_WORDS).fields;
  const bankWords = fieldOf(content, fields.ACCOUNT_WORDS);
  const byPhone = mobileMoney.map((entry): PosterItem => {
    const { kind, account, name, ussd } = entry;
    return {
      heading: `${placeOf(entry, content)}: ${phoneWords[kind]}`,
      number: numberGroups(entry).join(' '),
      facts: [
        [kind === 'paybill' ? phoneWords.account : phoneWords.reference, account],
        [phoneWords.name, name],
        [phoneWords.ussd, ussd],
      ],
    };
  });
  const byBank = bank.map((account): PosterItem => {
    const { accountNumber, iban = '', accountName, branchCode, bic, reference } = account;
    const { bank: bankName, currency } = account;
    const words = bankWords.fields;
    return {
      heading: fill(bankWords.accountHeading, { bank: bankName, currency }),
      number: accountNumber ? digitGroups(accountNumber, 'account').join(' ') : ibanText(iban),
      facts: [
        [words.accountName, accountName],
        [words.iban, accountNumber && ibanText(iban)],
        [words.bic, bic],
        [words.branchCode, branchCode],
        [words.reference, reference],
      ],
    };
  });
  const byCard = card.map(({ provider, currency, address }): PosterItem => {
    return {
      heading: content.of(DONATE).card.title,
      facts: [[`${provider} ${currency}`, address]],
    };
  });
  return [...byPhone, ...byBank, ...byCard];
}
