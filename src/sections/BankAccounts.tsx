import { digitGroups } from './digit-groups.ts';
import { fill } from '../content/fill.ts';
import type { BankAccount } from '../content/schemas/bank-account.ts';
import type { Donate } from '../content/schemas/pages.ts';
import { Details, DetailsDialog, Groups, Row } from './DetailsDialog.tsx';

/** Id of the dialog, for its button and for links to `/donate#bank-accounts`. */
export const BANK_ACCOUNTS = 'bank-accounts';

/** In the order in which banking apps ask for them. */
const FIELDS = [
  'accountName',
  'bank',
  'accountNumber',
  'currency',
  'branchCode',
  'bic',
  'iban',
  'reference',
] as const satisfies readonly (keyof BankAccount)[];

function Value({ field, children }: { field: (typeof FIELDS)[number]; children: string }) {
  if (field !== 'accountNumber' && field !== 'iban') return children;
  return <Groups groups={digitGroups(children, field === 'iban' ? 'iban' : 'account')} />;
}

interface AccountProps {
  account: BankAccount;
  words: Donate['bank']['accounts'];
  /** Distinguishes this account from others; undefined for the only one. */
  heading: string | undefined;
}

function Values({ account, words, heading }: AccountProps) {
  return (
    <dl>
      {FIELDS.map((field) => {
        const value = account[field];
        if (!value) return null;
        const name = words.fields[field];
        const copies = heading ? fill(words.fieldOf, { field: name, account: heading }) : name;
        return (
          <Row key={field} name={name} copies={copies}>
            <Value field={field}>{value}</Value>
          </Row>
        );
      })}
    </dl>
  );
}

interface BankAccountsProps {
  content: AccountProps['words'];
  accounts: readonly BankAccount[];
}

/** The bank accounts, with a button to copy each value into a banking app. */
export function BankAccounts({ content, accounts }: BankAccountsProps) {
  const headingOf = ({ bank, currency }: BankAccount) =>
    accounts.length > 1 ? fill(content.accountHeading, { bank, currency }) : undefined;
  return (
    <DetailsDialog id={BANK_ACCOUNTS} heading={content.heading} words={content}>
      <p>{content.lead}</p>
      {accounts.map((account, index) => (
        <Details
          key={index}
          group={BANK_ACCOUNTS}
          of={accounts.length}
          heading={headingOf(account)}
        >
          <Values account={account} words={content} heading={headingOf(account)} />
        </Details>
      ))}
    </DetailsDialog>
  );
}
