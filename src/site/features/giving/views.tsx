import { type Content, valueOfField } from '#content/project';
import { fill } from '#content/text';
import { DONATE_FILE } from '../../pages/donate/content.ts';
import { Button } from '../../shared/components/Button.tsx';
import { LinkedText } from '../../shared/components/divided-text.tsx';
import { StoredDay } from '../../shared/components/StoredDay.tsx';
import { BlockHead } from '../../shared/sections/blocks/BlockHead.tsx';
import { PaymentMethod, PaymentMethods } from '../../shared/sections/Give.tsx';
import {
  type BlockProps,
  blockView,
  type ContentProps,
  type FeatureViews,
  type GivingViews,
} from '../../shared/views.ts';
import * as fields from './content.ts';
import { posterOf } from './poster/Poster.tsx';
import { RecipientDetails } from './RecipientDetails.tsx';
import type { TransferMethod } from './transfer-method.ts';
import { transferMethods } from './transfer-methods.ts';
import styles from '../../shared/sections/Give.module.css';
import layout from '../../shared/styles/layout.module.css';

/** A link to each payment page. */
function PaymentPages({ content }: ContentProps) {
  const pages = valueOfField(content, fields.GIVING_FIELD).card;
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
        {linkTo(address, content.of(DONATE_FILE).card.button)}
        <p>{fill(valueOfField(content, fields.PROVIDER_FIELD), { provider, currency })}</p>
      </div>
    );
  }
  const words = valueOfField(content, fields.PAYMENT_BUTTON_FIELD);
  return (
    <ul className={styles.act}>
      {pages.map(({ address, provider, currency }, index) => (
        <li key={index}>{linkTo(address, fill(words, { provider, currency }))}</li>
      ))}
    </ul>
  );
}

/** The ways to give that organisation.yaml has. */
function givingViews(content: Content): GivingViews {
  const { card, email } = valueOfField(content, fields.GIVING_FIELD);
  const abroad = valueOfField(content, fields.ABROAD_FIELD);
  const methods = transferMethods(content);
  const detailsOf = (method: TransferMethod) => (
    <RecipientDetails content={content} method={method} />
  );
  const bank = methods.find(({ id }) => id === 'bank-accounts');
  return {
    storedDay: (card.length > 0 || methods.length > 0) && <StoredDay content={content} />,
    furtherCards: methods.flatMap((method) =>
      method.card ? (
        <PaymentMethod key={method.id} {...method.card}>
          {detailsOf(method)}
        </PaymentMethod>
      ) : (
        []
      ),
    ),
    cardButton: card.length > 0 && <PaymentPages content={content} />,
    bankButton: bank && detailsOf(bank),
    examples: valueOfField(content, fields.EXAMPLES_FIELD),
    note: (abroad ?? email) && (
      <div className={`${layout.note} ${styles.abroad}`}>
        {abroad && <p>{abroad}</p>}
        {email && (
          <p>
            <LinkedText>
              {fill(valueOfField(content, fields.DONOR_QUESTIONS_FIELD), { address: email })}
            </LinkedText>
          </p>
        )}
      </div>
    ),
    poster: posterOf({ content, recipients: methods.flatMap((method) => method.recipients) }),
  };
}

/** The ways to give on a custom page. */
function GiveBlock({ id, content }: BlockProps) {
  const words = content.of(DONATE_FILE);
  const { headline, lead } = words.hero;
  return (
    <>
      <div className={layout.wrap}>
        <BlockHead id={id} heading={headline.join(' ')} lead={lead} />
      </div>
      <PaymentMethods words={words} giving={givingViews(content)} />
    </>
  );
}

export const views: FeatureViews = {
  giving: givingViews,
  blocks: [blockView(fields.GIVE_BLOCK, { wide: true, View: GiveBlock })],
};
