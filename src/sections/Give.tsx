import { Button } from '../components/Button.tsx';
import { Wave } from '../components/Wave.tsx';
import { fill } from '../content/fill.ts';
import type { BankAccount } from '../content/schemas/bank-account.ts';
import type { Donate } from '../content/schemas/pages.ts';
import type { PaymentPage } from '../content/schemas/payment-page.ts';
import layout from '../styles/layout.module.css';
import { BANK_ACCOUNTS, BankAccounts } from './BankAccounts.tsx';
import styles from './Give.module.css';

interface GiveProps {
  content: Pick<Donate, 'hero' | 'card' | 'bank'>;
  /** Payment pages on other sites; without one the button only logs. */
  paymentPages: PaymentPage[];
  /** Bank accounts; without one the button only logs. */
  bankAccounts: BankAccount[];
  newTab: string;
}

/** The button of the card, or a plain link for each payment page: it works without script. */
function ByCard({
  card,
  paymentPages,
  newTab,
}: { card: Donate['card'] } & Omit<GiveProps, 'content' | 'bankAccounts'>) {
  const [first, ...others] = paymentPages;
  if (!first) {
    return (
      <Button className={styles.button} hook="donate-by-card">
        {card.button}
      </Button>
    );
  }
  if (others.length === 0) {
    return (
      <div className={styles.act}>
        <Button className={styles.button} href={first.address} newTab={newTab}>
          {card.button}
        </Button>
        <p>{fill(card.provider, { provider: first.provider, currency: first.currency ?? '' })}</p>
      </div>
    );
  }
  return (
    <ul className={styles.act}>
      {paymentPages.map(({ address, provider, currency = '' }) => (
        <li key={address}>
          <Button className={styles.button} href={address} newTab={newTab}>
            {fill(card.buttonOfSeveral, { provider, currency })}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/**
 * The button of the card about transfers: it opens the bank accounts, or only logs where there are none. The link shows
 * them in the page and stays until a script has made sure that the button works.
 */
function ByTransfer({ bank, bankAccounts }: { bank: Donate['bank']; bankAccounts: BankAccount[] }) {
  if (bankAccounts.length === 0) {
    return (
      <Button className={styles.button} hook="donate-by-transfer">
        {bank.button}
      </Button>
    );
  }
  return (
    <div className={styles.act}>
      <Button className={styles.button} opens={BANK_ACCOUNTS}>
        {bank.button}
      </Button>
      <a href={`#${BANK_ACCOUNTS}`} data-hook="show-bank-accounts">
        {bank.accounts.show}
      </a>
    </div>
  );
}

/** The two ways to give, and the bank accounts where there are some. */
export function Ways({
  content: { card, bank },
  paymentPages,
  bankAccounts,
  newTab,
}: Omit<GiveProps, 'content'> & { content: Pick<Donate, 'card' | 'bank'> }) {
  return (
    <>
      <div className={`${layout.wrap} ${styles.ways}`}>
        <div className={styles.way}>
          <svg viewBox="0 0 72 72" width="80" height="80" aria-hidden="true">
            <path d="M4 14h64v44H4zm5 16v23h54V30zm0-11v3h54v-3z" />
            <path d="M14 42h5v6h-5zm8 0h5v6h-5zm8 0h5v6h-5z" />
          </svg>
          <div>
            <h2>{card.title}</h2>
            <p>{card.text}</p>
          </div>
          <ByCard card={card} paymentPages={paymentPages} newTab={newTab} />
        </div>
        <div className={styles.way}>
          <svg viewBox="0 0 72 72" width="80" height="80" aria-hidden="true">
            <path d="M36 4 68 22v6H4v-6zM10 32h8v24h-8zm15 0h8v24h-8zm14 0h8v24h-8zm15 0h8v24h-8zM4 60h64v8H4z" />
          </svg>
          <div>
            <h2>{bank.title}</h2>
            <p>{bank.text}</p>
          </div>
          <ByTransfer bank={bank} bankAccounts={bankAccounts} />
        </div>
      </div>
      {bankAccounts.length > 0 && (
        <div className={layout.wrap}>
          <BankAccounts content={bank.accounts} accounts={bankAccounts} />
        </div>
      )}
    </>
  );
}

/** What donations fund, and the two ways to give. */
export function Give({ content, ...ways }: GiveProps) {
  const { hero } = content;
  return (
    <section className={styles.give} aria-labelledby="give">
      <div className={`${layout.wrap} ${styles.words}`}>
        <h1 id="give">{hero.heading}</h1>
        <p className={`${layout.lead} ${styles.lead}`}>{hero.lead}</p>
      </div>
      <Wave className={styles.wave} />
      <Ways content={content} {...ways} />
    </section>
  );
}
