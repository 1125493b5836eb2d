import { type Content, fieldOf } from '#content/project';
import { fill } from '#content/text';
import { DONATE } from '../../pages/donate/content.ts';
import { CardDetails, DigitGroups, OnlyThese, Recipient, Value } from './CardDetails.tsx';
import { ACCOUNT_WORDS, GIVING } from './content.ts';
import { digitGroups } from './digit-groups.ts';
import type { BankAccount } from './schemas/bank-account.ts';

const BANK_ACCOUNTS = 'bank-accounts';

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

const NUMBERS: readonly string[] = ['accountNumber', 'branchCode', 'bic', 'iban'];

function valueIn(account: BankAccount, field: (typeof FIELDS)[number]) {
  const value = account[field];
  if (!value || (field !== 'accountNumber' && field !== 'iban')) return value;
  return <DigitGroups groups={digitGroups(value, field === 'iban' ? 'iban' : 'account')} />;
}

/** The bank accounts, with a button to copy each value into a banking app. */
export function BankAccounts({ content }: { content: Content }) {
  const words = fieldOf(content, ACCOUNT_WORDS);
  const { bank: accounts } = fieldOf(content, GIVING);
  return (
    <CardDetails content={content} id={BANK_ACCOUNTS} button={content.of(DONATE).bank.button}>
      <p>{words.lead}</p>
      <p>
        <OnlyThese content={content} days={accounts.map(({ checked }) => checked)} />
      </p>
      {accounts.map((account, index) => {
        const { bank, currency } = account;
        const heading =
          accounts.length > 1 ? fill(words.accountHeading, { bank, currency }) : undefined;
        return (
          <Recipient key={index} group={BANK_ACCOUNTS} of={accounts.length} heading={heading}>
            <dl>
              {FIELDS.filter((field) => account[field]).map((field) => (
                <Value
                  key={field}
                  content={content}
                  label={words.fields[field]}
                  of={heading}
                  isNumber={NUMBERS.includes(field)}
                >
                  {valueIn(account, field)}
                </Value>
              ))}
            </dl>
          </Recipient>
        );
      })}
    </CardDetails>
  );
}
