import { type Content, valueOfField } from '#content/project';
import { fill } from '#content/text';
import { Button } from '../../shared/components/Button.tsx';
import { LinkedText } from '../../shared/components/divided-text.tsx';
import { PaymentMethod } from '../../shared/sections/Give.tsx';
import type { FeatureViews, GivingViews, ContentProps } from '../../shared/views.ts';
import * as fields from './content.ts';
import { Poster, posterClasses } from './poster/Poster.tsx';
import { RecipientDetails } from './RecipientDetails.tsx';
import { waysToGive } from './ways.ts';
import styles from '../../shared/sections/Give.module.css';
import layout from '../../shared/styles/layout.module.css';

/** A link to each payment page. */
function CardLinks({ content }: ContentProps) {
  const words = valueOfField(content, fields.PAY_BUTTON);
  return (
    <ul className={styles.act}>
      {valueOfField(content, fields.GIVING).card.map(({ address, provider, currency }) => (
        <li key={address}>
          <Button meter className={styles.button} href={address}>
            {fill(words, { provider, currency })}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** The ways to give that organisation.yaml has. */
function givingViews(content: Content): GivingViews {
  const { card, email } = valueOfField(content, fields.GIVING);
  const abroad = valueOfField(content, fields.ABROAD);
  const ways = waysToGive(content);
  const recipients = ways.flatMap((way) => way.recipients);
  const bank = ways.find((way) => way.card === 'bank');
  return {
    furtherCards: ways.flatMap((way) =>
      way.card === 'bank' ? (
        []
      ) : (
        <PaymentMethod key={way.id} {...way.card}>
          <RecipientDetails content={content} way={way} />
        </PaymentMethod>
      ),
    ),
    cardButton: card.length > 0 && <CardLinks content={content} />,
    bankButton: bank && <RecipientDetails content={content} way={bank} />,
    examples: valueOfField(content, fields.EXAMPLES),
    note: (abroad ?? email) && (
      <div className={`${layout.note} ${styles.abroad}`}>
        {abroad && <p>{abroad}</p>}
        {email && (
          <p>
            <LinkedText>
              {fill(valueOfField(content, fields.DONOR_QUESTIONS), { address: email })}
            </LinkedText>
          </p>
        )}
      </div>
    ),
    poster: <Poster content={content} recipients={recipients} />,
    className: posterClasses(recipients.length),
  };
}

export const views: FeatureViews = { giving: givingViews };
