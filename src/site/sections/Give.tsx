import { Fragment, type ReactNode } from 'react';
import { Button } from '../components/Button.tsx';
import type { DrawingSource } from '../components/Drawing.tsx';
import { Wave } from '../components/Wave.tsx';
import type { Content } from '../../core/content.ts';
import { fill } from '../../core/fill.ts';
import type { Organisation } from '../../core/schemas/organisation.ts';
import type { Donate } from '../../core/schemas/pages.ts';
import layout from '../styles/layout.module.css';
import { BANK_ACCOUNTS, BankAccounts } from '../../features/giving/BankAccounts.tsx';
import styles from './Give.module.css';
import { Abroad } from '../../features/giving/Abroad.tsx';
import { MOBILE_MONEY, MobileMoney } from '../../features/giving/mobile-money/MobileMoney.tsx';
import { Poster, posterClasses } from '../../features/giving/poster/Poster.tsx';

interface CardButtonProps {
  card: Donate['card'];
  /** Payment pages on other sites. */
  pages: Organisation['donate']['card'];
}

/** A button that only logs, or a link for each payment page, which works without script. */
function CardButton({ card, pages }: CardButtonProps) {
  const [first, ...others] = pages;
  if (!first) {
    return (
      <Button meter className={styles.button} data-hook="donate-by-card">
        {card.button}
      </Button>
    );
  }
  if (others.length === 0) {
    return (
      <div className={styles.act}>
        <Button meter className={styles.button} href={first.address}>
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
          <Button meter className={styles.button} href={address}>
            {fill(card.buttonOfSeveral, { provider, currency })}
          </Button>
        </li>
      ))}
    </ul>
  );
}

interface OpenButtonProps {
  /** Id of the dialog. */
  opens: string;
  button: string;
  /** Text of the link that shows the dialog as a part of the page. */
  show: string;
}

/** The button that opens a dialog. A link stands in until a script knows that the button works. */
function OpenButton({ opens, button, show }: OpenButtonProps) {
  return (
    <>
      <Button className={styles.button} opens={opens}>
        {button}
      </Button>
      <a href={`#${opens}`} data-hook="show-payment">
        {show}
      </a>
    </>
  );
}

interface PaymentMethodProps {
  /** The path of its drawing, in a square of 72 units. */
  drawing: string;
  content: { title: string; text: string };
  /** What a sum does. */
  example: string | undefined;
  children: ReactNode;
}

/** The card of one way to give. */
function PaymentMethod({ drawing, content, example, children }: PaymentMethodProps) {
  return (
    <div className={styles.method}>
      <svg viewBox="0 0 72 72" width="80" height="80" aria-hidden="true">
        <path d={drawing} />
      </svg>
      <h2>
        {/* Two words with a slash may break after it. */}
        {content.title.split(/(?<=\/)/).map((part, index) => (
          <Fragment key={part}>
            {index > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
      </h2>
      <p>
        {content.text}
        {example && <span className={styles.example}>{example}</span>}
      </p>
      {children}
    </div>
  );
}

const CARD = 'M4 14h64v44H4zm5 16v23h54V30zm0-11v3h54v-3zM14 42h5v6h-5zm8 0h5v6h-5zm8 0h5v6h-5z';
const BANK =
  'M36 4 68 22v6H4v-6zM10 32h8v24h-8zm15 0h8v24h-8zm14 0h8v24h-8zm15 0h8v24h-8zM4 60h64v8H4z';
const PHONE =
  'M16 4h40v64H16zm5 8v42h30V12zm10 46v5h10v-5z' +
  'M36 17 46 28h-6v9h-8v-9h-6zM26 42h5v6h-5zm7.5 0h5v6h-5zm7.5 0h5v6h-5z';

/**
 * The payment methods, with any bank accounts and numbers of mobile money, which most visitors have:
 * it comes first.
 */
export function PaymentMethods({ content }: { content: Content }) {
  const { donate } = content;
  const { card, bank, mobileMoney, examples = {} } = donate;
  const methods = content.organisation.donate;
  const byPhone = methods.mobileMoney.length > 0;
  return (
    <>
      <div className={`${layout.wrap} ${styles.methods}${byPhone ? ` ${styles.three}` : ''}`}>
        {byPhone && (
          <PaymentMethod drawing={PHONE} content={mobileMoney} example={examples.mobileMoney}>
            <OpenButton opens={MOBILE_MONEY} button={mobileMoney.button} show={mobileMoney.show} />
          </PaymentMethod>
        )}
        <PaymentMethod drawing={CARD} content={card} example={examples.card}>
          <CardButton card={card} pages={methods.card} />
        </PaymentMethod>
        <PaymentMethod drawing={BANK} content={bank} example={examples.bank}>
          {methods.bank.length > 0 ? (
            <OpenButton opens={BANK_ACCOUNTS} button={bank.button} show={bank.accounts.show} />
          ) : (
            <Button className={styles.button} data-hook="donate-by-transfer">
              {bank.button}
            </Button>
          )}
        </PaymentMethod>
        <Abroad className={`${layout.note} ${styles.abroad}`} content={content} />
      </div>
      {(methods.bank.length > 0 || byPhone) && (
        <div className={layout.wrap}>
          {methods.bank.length > 0 && <BankAccounts content={content} />}
          {byPhone && <MobileMoney content={content} />}
        </div>
      )}
    </>
  );
}

interface GiveProps {
  content: Content;
  qr: DrawingSource | undefined;
}

/** What donations fund, and how to pay. With an account or number it prints as a poster. */
export function Give({ content, qr }: GiveProps) {
  const { donate, organisation } = content;
  const { hero } = donate;
  // Gold, in a line of its own, after which the wave starts.
  const last = hero.heading.lastIndexOf(' ') + 1;
  return (
    <section
      className={`${layout.strings} ${styles.give}${posterClasses(organisation.donate)}`}
      aria-labelledby="give"
    >
      <div className={`${layout.wrap} ${styles.words}`}>
        <h1 id="give">
          {hero.heading.slice(0, last)}
          <span className={styles.last}>{hero.heading.slice(last)}</span>
        </h1>
        <p className={`${layout.lead} ${styles.lead}`}>{hero.lead}</p>
      </div>
      <Wave className={styles.wave} />
      <PaymentMethods content={content} />
      <Poster content={content} qr={qr} />
    </section>
  );
}
