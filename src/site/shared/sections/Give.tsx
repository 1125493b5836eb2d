import { Fragment, type ReactNode } from 'react';
import { Button } from '../components/Button.tsx';
import { WaveHeading } from '../components/Wave.tsx';
import layout from '../styles/layout.module.css';
import styles from './Give.module.css';

/** Props of `PaymentMethod`, one card of Donate. */
export interface PaymentMethodProps {
  /** SVG path of its drawing. */
  drawing: string;
  /** Where the drawing lies: 68 units high, and its foot at the lower edge. */
  viewBox: string;
  /** Its class, by which it lights up the weave of its drawing in the wave. */
  className: string | undefined;
  words: { title: string; text: string };
  /** What a sum of money achieves. */
  example: string | undefined;
}

/** The card of a way to give. @param props with its button, or what opens in the card */
export function PaymentMethod(props: PaymentMethodProps & { children: ReactNode }) {
  const { drawing, viewBox, className, words, example, children } = props;
  return (
    <div className={`${styles.method} ${className}`}>
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

/** The two ways to give that Donate has in any case. */
const WAYS = {
  card: {
    drawing:
      'M10-8h52v5H10zm0 9h52v7H10zM4 12h64v48H4zm4 8v4h4v-4zm8 0v4h4v-4zm8 0v4h4v-4zm8 0v4h4v-4zm8 0v4h4v-4zm8 0v4h4v-4zm8 0v4h4v-4zm8 0v4h4v-4zM4 24v4h4v-4zm8 0v4h4v-4zm8 0v4h4v-4zm8 0v4h4v-4zm8 0v4h4v-4zm8 0v4h4v-4zm8 0v4h4v-4zm8 0v4h4v-4zM18 33v3h-3v4h-3v4h3v4h3v3h4v-3h3v-4h3v-4h-3v-4h-3v-3zM40 47v4h20v-4zm0-8v4h12v-4z',
    viewBox: '4 -8 64 68',
    className: styles.diamond,
    hook: 'donate-by-card',
  },
  bank: {
    drawing:
      'M30 2h12v6h10v6h10v6h6v6H4v-6h6v-6h10V8h10zm3 10v6h6v-6zM7 30h10v4H7zm16 0h10v4h-10zm16 0h10v4h-10zm16 0h10v4h-10zM7 36h10v16H7zm16 0h10v16h-10zm16 0h10v16h-10zm16 0h10v16h-10zM7 54h10v4H7zm16 0h10v4h-10zm16 0h10v4h-10zm16 0h10v4h-10zM4 62h64v8H4z',
    viewBox: '4 2 64 68',
    className: styles.bars,
    hook: 'donate-by-transfer',
  },
};

interface DonateCardProps {
  way: keyof typeof WAYS;
  words: Readonly<Record<'title' | 'text' | 'button', string>>;
  example?: string | undefined;
  /** Replaces the button that only writes to the console, as specified. */
  children?: ReactNode;
}

/** One of the two cards of Donate. */
export function DonateCard({ way, words, example, children }: DonateCardProps) {
  const { hook, ...look } = WAYS[way];
  return (
    <PaymentMethod {...look} words={words} example={example}>
      {children || (
        <Button meter className={styles.button} data-hook={hook}>
          {words.button}
        </Button>
      )}
    </PaymentMethod>
  );
}

interface GiveProps {
  hero: { headline: readonly string[]; lead: string };
  /** The cards. */
  children: ReactNode;
}

/** What donations fund, and how to pay. */
export function Give({ hero, children }: GiveProps) {
  return (
    <section className={`${layout.strings} ${styles.give}`} aria-labelledby="give">
      <div className={`${layout.wrap} ${styles.words}`}>
        <WaveHeading id="give" lines={hero.headline} inPairs>
          <p className={`${layout.lead} ${styles.lead}`}>{hero.lead}</p>
        </WaveHeading>
      </div>
      {children}
    </section>
  );
}
