import { digitGroups } from './digit-groups.ts';
import { fieldOf, type Content } from '../../core/content.ts';
import { GIVING } from './content.ts';
import { fill } from '../../core/fill.ts';
import type { BankAccount } from './schemas/bank-account.ts';
import { DigitGroups, PaymentDialog, PaymentEntry, Row } from './PaymentDialog.tsx';

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
  return <DigitGroups groups={digitGroups(children, field === 'iban' ? 'iban' : 'account')} />;
}

/** The bank accounts, with a button to copy each value into a banking app. */
export function BankAccounts({ content }: { content: Content }) {
  const words = content.donate.bank.accounts;
  const accounts = fieldOf(content, GIVING).bank;
  return (
    <PaymentDialog id={BANK_ACCOUNTS} heading={words.heading} words={words}>
      <p>{words.lead}</p>
      {accounts.map((account, index) => {
        const { bank, currency } = account;
        // Distinguishes it from others.
        const heading =
          accounts.length > 1 ? fill(words.accountHeading, { bank, currency }) : undefined;
        const copies = (name: string) =>
          heading ? fill(words.fieldOf, { field: name, account: heading }) : name;
        return (
          <PaymentEntry key={index} group={BANK_ACCOUNTS} of={accounts.length} heading={heading}>
            <dl>
              {FIELDS.map((field) => {
                const value = account[field];
                const name = words.fields[field];
                return (
                  value && (
                    <Row key={field} name={name} copies={copies(name)}>
                      <Value field={field}>{value}</Value>
                    </Row>
                  )
                );
              })}
            </dl>
          </PaymentEntry>
        );
      })}
    </PaymentDialog>
  );
}
