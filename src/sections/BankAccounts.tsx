import { digitGroups } from './digit-groups.ts';
import { fill } from '../content/fill.ts';
import type { BankAccount } from '../content/schemas/bank-account.ts';
import type { Donate } from '../content/schemas/pages.ts';
import layout from '../styles/layout.module.css';
import styles from './BankAccounts.module.css';

/** Id of the dialog: for the button that opens it, and for links to `/donate#bank-accounts`. */
export const BANK_ACCOUNTS = 'bank-accounts';

type Words = Donate['bank']['accounts'];

interface BankAccountsProps {
  content: Words;
  accounts: BankAccount[];
}

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

/** A value; a number in groups that are set apart by style only, so that it is copied without spaces also by hand. */
function Value({ field, children }: { field: (typeof FIELDS)[number]; children: string }) {
  if (field !== 'accountNumber' && field !== 'iban') return children;
  const groups = digitGroups(children, field === 'iban' ? 'iban' : 'account');
  return groups.map((group, index) => (
    <span key={index} className={styles.group}>
      {group}
    </span>
  ));
}

/** Two accounts are seen together; of more each opens by itself, or the way to the last would be many screens long. */
const SEEN_TOGETHER = 2;

interface AccountProps {
  account: BankAccount;
  words: Words;
  /** Tells this account from others; missing where it is the only one. */
  heading: string | undefined;
}

function Values({ account, words, heading }: AccountProps) {
  return (
    <dl>
      {FIELDS.map((field) => {
        const value = account[field];
        if (!value) return null;
        const name = words.fields[field];
        return (
          <div key={field} className={styles.row}>
            <dt>{name}</dt>
            <dd>
              {/* Numbers keep their order beside Arabic words. */}
              <span
                dir="auto"
                data-copy={heading ? fill(words.fieldOf, { field: name, account: heading }) : name}
              >
                <Value field={field}>{value}</Value>
              </span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function Account({ closed, ...props }: AccountProps & { closed: boolean }) {
  const { heading } = props;
  if (closed) {
    return (
      <details name={BANK_ACCOUNTS} className={styles.closed}>
        <summary>
          <h3>{heading}</h3>
        </summary>
        <Values {...props} />
      </details>
    );
  }
  return (
    <section className={styles.account}>
      {heading && <h3>{heading}</h3>}
      <Values {...props} />
    </section>
  );
}

/**
 * The bank accounts, a `<dialog>` that the button opens by an invoker command (HTML, `command` and `commandfor`).
 * Readable everywhere: without script a link shows it in the page (`:target`), on paper it always stands in the page,
 * and a browser that does not know `<dialog>` never hides it.
 */
export function BankAccounts({ content, accounts }: BankAccountsProps) {
  const several = accounts.length > 1;
  return (
    <dialog
      id={BANK_ACCOUNTS}
      className={styles.dialog}
      aria-labelledby="bank-accounts-heading"
      closedby="any"
      data-hook="bank-accounts"
      data-copied={content.copied}
      data-copied-status={content.copiedStatus}
      data-not-copied={content.notCopied}
    >
      <div className={styles.head}>
        <h2 id="bank-accounts-heading">{content.heading}</h2>
        <form method="dialog" className={styles.close}>
          <button className={styles.small}>{content.close}</button>
        </form>
      </div>
      <p>{content.lead}</p>
      {accounts.map((account, index) => (
        <Account
          key={index}
          closed={accounts.length > SEEN_TOGETHER}
          account={account}
          words={content}
          heading={
            several
              ? fill(content.accountHeading, { bank: account.bank, currency: account.currency })
              : undefined
          }
        />
      ))}
      <p className={layout.hidden} role="status" />
      <template>
        <button type="button" className={styles.small}>
          <span>{content.copy}</span>
          <span className={layout.hidden} />
        </button>
      </template>
    </dialog>
  );
}
