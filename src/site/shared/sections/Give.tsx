import { Fragment, type ReactNode } from 'react';
import type { Content } from '#content/project';
import { Button } from '../components/Button.tsx';
import { WaveHeading } from '../components/Wave.tsx';
import type { WeaveName } from '../components/Weave.tsx';
import type { FeatureViews, GivingViews } from '../views.ts';
import layout from '../styles/layout.module.css';
import styles from './Give.module.css';

/** What the card of a way to give shows. */
export interface PaymentMethodProps {
  /** SVG path of its drawing. */
  drawing: string;
  /** Where the drawing lies: 68 units high, and its foot at the lower edge. */
  viewBox: string;
  /** The weave of its drawing, which it also lights up in the wave. */
  weave: Exclude<WeaveName, 'thin'>;
  words: { title: string; text: string };
  example: string | undefined;
}

/** The card of a way to give. @param props with its button, or what opens in the card */
export function PaymentMethod(props: PaymentMethodProps & { children: ReactNode }) {
  const { drawing, viewBox, weave, words, example, children } = props;
  return (
    <div className={`${styles.method} ${styles[weave]}`}>
      <svg viewBox={viewBox} height="80" aria-hidden="true">
        <path d={drawing} />
      </svg>
      <h2>
        {/* A slash between two words is a place to break the line. */}
        {words.title.split(/(?<=\/)(?=\s*[\p{L}\p{N}])/u).map((part, index) => (
          <Fragment key={part}>
            {index > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
      </h2>
      <p>{words.text}</p>
      {example && <p className={styles.example}>{example}</p>}
      {children}
    </div>
  );
}

const CARD =
  'M10-8h52v5H10zm0 9h52v7H10zM4 12h64v48H4zm4 8v4h4v-4zm8 0v4h4v-4zm8 0v4h4v-4zm8 0v4h4v-4zm8 0v4h4v-4zm8 0v4h4v-4zm8 0v4h4v-4zm8 0v4h4v-4zM4 24v4h4v-4zm8 0v4h4v-4zm8 0v4h4v-4zm8 0v4h4v-4zm8 0v4h4v-4zm8 0v4h4v-4zm8 0v4h4v-4zm8 0v4h4v-4zM18 33v3h-3v4h-3v4h3v4h3v3h4v-3h3v-4h3v-4h-3v-4h-3v-3zM40 47v4h20v-4zm0-8v4h12v-4z';
const BANK =
  'M30 2h12v6h10v6h10v6h6v6H4v-6h6v-6h10V8h10zm3 10v6h6v-6zM7 30h10v4H7zm16 0h10v4h-10zm16 0h10v4h-10zm16 0h10v4h-10zM7 36h10v16H7zm16 0h10v16h-10zm16 0h10v16h-10zm16 0h10v16h-10zM7 54h10v4H7zm16 0h10v4h-10zm16 0h10v4h-10zm16 0h10v4h-10zM4 62h64v8H4z';
interface GivingProps {
  content: Content;
  features: readonly FeatureViews[];
}

type CardWords = Readonly<Record<'title' | 'text' | 'button', string>>;

interface PaymentMethodsProps {
  words: Readonly<Record<'card' | 'bank', CardWords>>;
  giving: GivingViews;
}

interface GiveProps extends GivingProps {
  words: PaymentMethodsProps['words'] & { hero: { headline: readonly string[]; lead: string } };
}

/** What a feature adds to the cards or puts around them. */
function givingOf({ content, features }: GivingProps): GivingViews {
  const [giving = {}] = features.flatMap((feature) => feature.giving?.(content) ?? []);
  return giving;
}

/** Whether a button on the two cards only writes to the console, as specified. */
export const needsDonateLog = (props: GivingProps): boolean => {
  const { cardButton, bankButton } = givingOf(props);
  return !cardButton || !bankButton;
};

export function PaymentMethods({ words, giving }: PaymentMethodsProps) {
  const { card, bank } = words;
  const { furtherCards = [], examples = {} } = giving;
  return (
    <div
      className={`${layout.wrap} ${styles.methods}${furtherCards.length > 0 ? ` ${styles.three}` : ''}`}
    >
      {giving.storedDay}
      {furtherCards}
      <PaymentMethod
        drawing={CARD}
        viewBox="4 -8 64 68"
        weave="diamond"
        words={card}
        example={examples.card}
      >
        {giving.cardButton || (
          <Button meter className={styles.button} data-hook="donate-by-card">
            {card.button}
          </Button>
        )}
      </PaymentMethod>
      <PaymentMethod
        drawing={BANK}
        viewBox="4 2 64 68"
        weave="bars"
        words={bank}
        example={examples.bank}
      >
        {giving.bankButton || (
          <Button meter className={styles.button} data-hook="donate-by-transfer">
            {bank.button}
          </Button>
        )}
      </PaymentMethod>
      {giving.note}
    </div>
  );
}

/** What donations fund, and how to pay. With an account or a phone number it prints as a poster. */
export function Give({ words, content, features }: GiveProps) {
  const { hero } = words;
  const giving = givingOf({ content, features });
  const { poster } = giving;
  return (
    <section
      className={`${layout.strings} ${styles.give}${poster ? ` ${poster.classes}` : ''}`}
      aria-labelledby="give"
    >
      <div className={`${layout.wrap} ${styles.words}`}>
        <WaveHeading id="give" lines={hero.headline} inPairs>
          <p className={`${layout.lead} ${styles.lead}`}>{hero.lead}</p>
        </WaveHeading>
      </div>
      <PaymentMethods words={words} giving={giving} />
      {poster?.sheet}
    </section>
  );
}
