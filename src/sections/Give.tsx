import { Button } from '../components/Button.tsx';
import { Wave } from '../components/Wave.tsx';
import { fill } from '../content/fill.ts';
import type { Organisation } from '../content/schemas/organisation.ts';
import type { Donate } from '../content/schemas/pages.ts';
import layout from '../styles/layout.module.css';
import { BANK_ACCOUNTS, BankAccounts } from './BankAccounts.tsx';
import styles from './Give.module.css';
import { OpenDetails } from './DetailsDialog.tsx';

/** Payment pages on other sites and bank accounts; without one its button only logs. */
type WaysToGive = Organisation['donate'];

/** The button of the card, or a plain link for each payment page: it works without script. */
function ByCard({ card, pages }: { card: Donate['card']; pages: WaysToGive['card'] }) {
  const [first, ...others] = pages;
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
        <Button className={styles.button} href={first.address}>
          {card.button}
        </Button>
        <p>{fill(card.provider, { provider: first.provider, currency: first.currency ?? '' })}</p>
      </div>
    );
  }
  return (
    <ul className={styles.act}>
      {pages.map(({ address, provider, currency = '' }) => (
        <li key={address}>
          <Button className={styles.button} href={address}>
            {fill(card.buttonOfSeveral, { provider, currency })}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** The button of the card about transfers: it opens the bank accounts, or only logs where there are none. */
function ByTransfer({ bank, accounts }: { bank: Donate['bank']; accounts: WaysToGive['bank'] }) {
  if (accounts.length === 0) {
    return (
      <Button className={styles.button} hook="donate-by-transfer">
        {bank.button}
      </Button>
    );
  }
  return (
    <div className={styles.act}>
      <OpenDetails
        className={styles.button}
        opens={BANK_ACCOUNTS}
        button={bank.button}
        show={bank.accounts.show}
      />
    </div>
  );
}

interface WaysProps {
  content: Pick<Donate, 'card' | 'bank'>;
  ways: WaysToGive;
}

/** The two ways to give, and the bank accounts where there are some. */
export function Ways({ content: { card, bank }, ways }: WaysProps) {
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
          <ByCard card={card} pages={ways.card} />
        </div>
        <div className={styles.way}>
          <svg viewBox="0 0 72 72" width="80" height="80" aria-hidden="true">
            <path d="M36 4 68 22v6H4v-6zM10 32h8v24h-8zm15 0h8v24h-8zm14 0h8v24h-8zm15 0h8v24h-8zM4 60h64v8H4z" />
          </svg>
          <div>
            <h2>{bank.title}</h2>
            <p>{bank.text}</p>
          </div>
          <ByTransfer bank={bank} accounts={ways.bank} />
        </div>
      </div>
      {ways.bank.length > 0 && (
        <div className={layout.wrap}>
          <BankAccounts content={bank.accounts} accounts={ways.bank} />
        </div>
      )}
    </>
  );
}

/** What donations fund, and the two ways to give. */
export function Give({ content, ways }: WaysProps & { content: Pick<Donate, 'hero'> }) {
  const { hero } = content;
  return (
    <section className={styles.give} aria-labelledby="give">
      <div className={`${layout.wrap} ${styles.words}`}>
        <h1 id="give">{hero.heading}</h1>
        <p className={`${layout.lead} ${styles.lead}`}>{hero.lead}</p>
      </div>
      <Wave className={styles.wave} />
      <Ways content={content} ways={ways} />
    </section>
  );
}
