import { type Content, fieldOf } from '#content/project';
import { fill } from '#content/text';
import { DONATE } from '../../pages/donate/content.ts';
import { Button } from '../../shared/components/Button.tsx';
import { LinkedText } from '../../shared/components/divided-text.tsx';
import type { FeatureViews, GivingParts, PartProps } from '../../shared/feature-views.ts';
import { PaymentMethod } from '../../shared/sections/Give.tsx';
import { BankAccounts } from './BankAccounts.tsx';
import * as fields from './content.ts';
import { MobileMoney } from './MobileMoney.tsx';
import { Poster, posterClasses } from './poster/Poster.tsx';
import styles from '../../shared/sections/Give.module.css';
import layout from '../../shared/styles/layout.module.css';

/** A link for each payment page, which works without script. */
function CardLinks({ content }: PartProps) {
  const pages = fieldOf(content, fields.GIVING).card;
  const linkTo = (address: string, words: string) => (
    <Button meter className={styles.button} href={address}>
      {words}
    </Button>
  );
  const [first, ...others] = pages;
  if (first && others.length === 0) {
    const { address, provider, currency } = first;
    return (
      <div className={styles.act}>
        {linkTo(address, content.of(DONATE).card.button)}
        <p>{fill(fieldOf(content, fields.PROVIDER), { provider, currency })}</p>
      </div>
    );
  }
  const words = fieldOf(content, fields.BUTTON_OF_SEVERAL);
  return (
    <ul className={styles.act}>
      {pages.map(({ address, provider, currency }) => (
        <li key={address}>{linkTo(address, fill(words, { provider, currency }))}</li>
      ))}
    </ul>
  );
}

const PHONE =
  'M16 2h40v68H16zm5 5v40h30V7zm15 3a11 17 0 0 1 0 34 11 17 0 0 1 0-34m-1.5 6.5v3h-4v3h4v3h-4v3h4v3h-4v3h4v3h3v-3h4v-3h-4v-3h4v-3h-4v-3h4v-3h-4v-3zM22 52v5h7v-5zm10.5 0v5h7v-5zM43 52v5h7v-5zM22 61v5h7v-5zm10.5 0v5h7v-5zM43 61v5h7v-5z';

/** The ways to give that organisation.yaml has. Mobile money comes first: most visitors have it. */
function givingParts(content: Content): GivingParts {
  const ways = fieldOf(content, fields.GIVING);
  const [byCard, byBank, byPhone] = [ways.card, ways.bank, ways.mobileMoney].map(
    ({ length }) => length > 0,
  );
  const phone = fieldOf(content, fields.MOBILE_MONEY_WORDS);
  const examples = fieldOf(content, fields.EXAMPLES);
  const abroad = fieldOf(content, fields.ABROAD);
  return {
    first: byPhone && (
      <PaymentMethod
        drawing={PHONE}
        weave="checker"
        content={phone}
        example={examples?.mobileMoney}
      >
        <MobileMoney content={content} />
      </PaymentMethod>
    ),
    card: byCard && <CardLinks content={content} />,
    bank: byBank && <BankAccounts content={content} />,
    examples,
    note: (abroad ?? ways.email) && (
      <div className={`${layout.note} ${styles.abroad}`}>
        {abroad && <p>{abroad}</p>}
        {ways.email && (
          <p>
            <LinkedText>
              {fill(fieldOf(content, fields.DONOR_QUESTIONS), { address: ways.email })}
            </LinkedText>
          </p>
        )}
      </div>
    ),
    poster: <Poster content={content} />,
    className: posterClasses(ways),
  };
}

export const views: FeatureViews = { giving: givingParts };
