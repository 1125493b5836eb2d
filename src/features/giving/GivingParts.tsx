import { fieldOf, type Content } from '../../core/content.ts';
import { fill } from '../../core/fill.ts';
import { Button } from '../../site/components/Button.tsx';
import type { GivingParts } from '../../site/feature-views.ts';
import { PaymentMethod } from '../../site/sections/Give.tsx';
import styles from '../../site/sections/Give.module.css';
import layout from '../../site/styles/layout.module.css';
import { Abroad } from './Abroad.tsx';
import { BANK_ACCOUNTS, BankAccounts } from './BankAccounts.tsx';
import {
  BUTTON_OF_SEVERAL,
  EXAMPLES,
  GIVING,
  MOBILE_MONEY_WORDS,
  PROVIDER,
  type Ways,
} from './content.ts';
import { MOBILE_MONEY, MobileMoney } from './mobile-money/MobileMoney.tsx';
import { posterClasses } from './poster/Poster.tsx';

interface CardLinksProps {
  content: Content;
  /** Payment pages on other sites. */
  pages: Ways['card'];
}

/** A link for each payment page, which works without script. */
function CardLinks({ content, pages }: CardLinksProps) {
  const [first, ...others] = pages;
  if (!first) return null;
  if (others.length === 0) {
    const { address, provider, currency = '' } = first;
    return (
      <div className={styles.act}>
        <Button meter className={styles.button} href={address}>
          {content.donate.card.button}
        </Button>
        <p>{fill(fieldOf(content, PROVIDER), { provider, currency })}</p>
      </div>
    );
  }
  return (
    <ul className={styles.act}>
      {pages.map(({ address, provider, currency = '' }) => (
        <li key={address}>
          <Button meter className={styles.button} href={address}>
            {fill(fieldOf(content, BUTTON_OF_SEVERAL), { provider, currency })}
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

/** The button that opens a dialog. A link replaces it until a script knows that the button works. */
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

const PHONE =
  'M16 4h40v64H16zm5 8v42h30V12zm10 46v5h10v-5z' +
  'M36 17 46 28h-6v9h-8v-9h-6zM26 42h5v6h-5zm7.5 0h5v6h-5zm7.5 0h5v6h-5z';

/** The ways to give that organisation.yaml has. Mobile money comes first: most visitors have it. */
export function givingParts(content: Content): GivingParts {
  const { bank: words } = content.donate;
  const { card, bank, mobileMoney } = fieldOf(content, GIVING);
  const phone = fieldOf(content, MOBILE_MONEY_WORDS);
  const examples = fieldOf(content, EXAMPLES);
  return {
    first: mobileMoney.length > 0 && (
      <PaymentMethod drawing={PHONE} content={phone} example={examples?.mobileMoney}>
        <OpenButton opens={MOBILE_MONEY} button={phone.button} show={phone.show} />
      </PaymentMethod>
    ),
    card: card.length > 0 && <CardLinks content={content} pages={card} />,
    bank: bank.length > 0 && (
      <OpenButton opens={BANK_ACCOUNTS} button={words.button} show={words.accounts.show} />
    ),
    examples,
    note: <Abroad className={`${layout.note} ${styles.abroad}`} content={content} />,
    below: (bank.length > 0 || mobileMoney.length > 0) && (
      <div className={layout.wrap}>
        {bank.length > 0 && <BankAccounts content={content} />}
        {mobileMoney.length > 0 && <MobileMoney content={content} />}
      </div>
    ),
    className: posterClasses(fieldOf(content, GIVING)),
  };
}
