import { Fragment, type ReactNode } from 'react';
import { Button } from '../components/Button.tsx';
import { Wave } from '../components/Wave.tsx';
import type { Content } from '../../core/content.ts';
import layout from '../styles/layout.module.css';
import type { GivingParts, Parts } from '../feature-views.ts';
import styles from './Give.module.css';

interface PaymentMethodProps {
  /** The path of its drawing, in a square of 72 units. */
  drawing: string;
  content: { title: string; text: string };
  example: string | undefined;
  children: ReactNode;
}

/** The card of one way to give. */
export function PaymentMethod({ drawing, content, example, children }: PaymentMethodProps) {
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
interface GivingProps {
  content: Content;
  parts: Parts;
}

/** What a feature puts on the cards, and around them. */
function givingOf({ content, parts }: GivingProps): Partial<GivingParts> {
  const [giving = {}] = parts.flatMap((part) => part.giving?.(content) ?? []);
  return giving;
}

/** Whether a button of the two cards only logs. */
export const onlyLogs = (props: GivingProps): boolean => {
  const { card, bank } = givingOf(props);
  return !card || !bank;
};

/** The payment methods. */
export function PaymentMethods(props: GivingProps) {
  const { card, bank } = props.content.donate;
  const giving = givingOf(props);
  const { first, examples = {} } = giving;
  return (
    <div className={`${layout.wrap} ${styles.methods}${first ? ` ${styles.three}` : ''}`}>
      {first}
      <PaymentMethod drawing={CARD} content={card} example={examples.card}>
        {giving.card || (
          <Button meter className={styles.button} data-hook="donate-by-card">
            {card.button}
          </Button>
        )}
      </PaymentMethod>
      <PaymentMethod drawing={BANK} content={bank} example={examples.bank}>
        {giving.bank || (
          <Button className={styles.button} data-hook="donate-by-transfer">
            {bank.button}
          </Button>
        )}
      </PaymentMethod>
      {giving.note}
    </div>
  );
}

/** What donations fund, and how to pay. With an account or number it prints as a poster. */
export function Give({ content, parts }: GivingProps) {
  const { hero } = content.donate;
  const { className = '', poster } = givingOf({ content, parts });
  // Gold, in a line of its own, after which the wave starts.
  const last = hero.heading.lastIndexOf(' ') + 1;
  return (
    <section className={`${layout.strings} ${styles.give}${className}`} aria-labelledby="give">
      <div className={`${layout.wrap} ${styles.words}`}>
        <h1 id="give">
          <span>{hero.heading.slice(0, last)}</span>
          <span className={styles.last}>
            {hero.heading.slice(last)}
            <Wave />
          </span>
        </h1>
        <p className={`${layout.lead} ${styles.lead}`}>{hero.lead}</p>
      </div>
      <PaymentMethods content={content} parts={parts} />
      {poster}
    </section>
  );
}
