import type { Content } from '#content/project';
import { fill } from '#content/text';
import { DONATE_FILE } from '../../pages/donate/content.ts';
import { GIVING_FIELDS } from './content.ts';
import { digitGroups, ibanGroups } from './digit-groups.ts';
import type { BankAccount } from './schemas/bank-account.ts';
import { type Recipient, type TransferMethod, filledIn } from './transfer-method.ts';

function recipientOf(account: BankAccount, content: Content): Recipient {
  const { accountHeading, fields } = content.of(GIVING_FIELDS.accounts);
  const { accountName, bank, currency, accountNumber } = account;
  const { branchCode = '', bic = '', iban = '', reference = '' } = account;
  const number = {
    label: fields.accountNumber,
    groups: digitGroups(accountNumber ?? ''),
    isNumber: true,
  };
  const international = { label: fields.iban, groups: ibanGroups(iban), isNumber: true };
  const details = filledIn([
    { label: fields.accountName, groups: [accountName] },
    { label: fields.bank, groups: [bank], isInHeading: true },
    number,
    { label: fields.currency, groups: [currency], isInHeading: true },
    { label: fields.branchCode, groups: [branchCode], isNumber: true },
    { label: fields.bic, groups: [bic], isNumber: true },
    international,
    { label: fields.reference, groups: [reference] },
  ]);
  return {
    heading: fill(accountHeading, { bank, currency }),
    number: accountNumber ? number : international,
    details,
    account,
  };
}

/** Bank transfers. */
export function bankTransfer(content: Content): TransferMethod {
  const { lead } = content.of(GIVING_FIELDS.accounts);
  return {
    id: 'bank-accounts',
    card: 'bank',
    words: { lead, button: content.of(DONATE_FILE).bank.button },
    recipients: content.of(GIVING_FIELDS.ways).bank.map((account) => recipientOf(account, content)),
  };
}
