import { fill } from '#content/text';
import { DONATE_FILE } from '../../pages/donate/content.ts';
import { Button } from '../../shared/components/Button.tsx';
import { LinkedText } from '../../shared/components/divided-text.tsx';
import { StoredDay } from '../../shared/components/StoredDay.tsx';
import { DonateCard, PaymentMethod } from '../../shared/sections/Give.tsx';
import type { ContentProps } from '../../shared/views.ts';
import { GIVING_FIELDS } from './content.ts';
import { RecipientDetails } from './RecipientDetails.tsx';
import type { PaymentPage } from './schemas/payment-page.ts';
import { hasWays, transferMethods } from './transfer-methods.ts';
import give from '../../shared/sections/Give.module.css';
import layout from '../../shared/styles/layout.module.css';
import styles from './WaysToGive.module.css';

interface PaymentLinkProps {
  page: PaymentPage;
  /** The texts of the link and below it, with the names of values in braces. */
  link: string;
  below?: string;
}

/** A link to a payment page. */
function PaymentLink({ page, link, below }: PaymentLinkProps) {
  const { address, provider, currency } = page;
  return (
    <>
      <Button meter className={give.button} href={address}>
        {fill(link, { provider, currency })}
      </Button>
      {below && <p>{fill(below, { provider, currency })}</p>}
    </>
  );
}

/** A link to each payment page. */
function PaymentPages({ content }: ContentProps) {
  const pages = content.of(GIVING_FIELDS.ways).card;
  const [first, ...others] = pages;
  if (first && others.length === 0)
    return (
      <div className={styles.pages}>
        <PaymentLink
          page={first}
          link={content.of(DONATE_FILE).card.button}
          below={content.of(GIVING_FIELDS.provider)}
        />
      </div>
    );
  return (
    <ul className={styles.pages}>
      {pages.map((page, index) => (
        <li key={index}>
          <PaymentLink page={page} link={content.of(GIVING_FIELDS.paymentButton)} />
        </li>
      ))}
    </ul>
  );
}

/** Below the cards: how to give from abroad, and where to ask. */
function Note({ content }: ContentProps) {
  const { email } = content.of(GIVING_FIELDS.ways);
  const abroad = content.of(GIVING_FIELDS.abroad);
  if (!(abroad ?? email)) return null;
  return (
    <div className={layout.wrap}>
      <div className={`${layout.note} ${styles.note}`}>
        {abroad && <p>{abroad}</p>}
        {email && (
          <p>
            <LinkedText>{fill(content.of(GIVING_FIELDS.questions), { address: email })}</LinkedText>
          </p>
        )}
      </div>
    </div>
  );
}

/**
 * The cards of Donate with the ways to give that organisation.yaml has. A card without one keeps its
 * button, and further cards come first.
 */
export function WaysToGive({ content }: ContentProps) {
  const words = content.of(DONATE_FILE);
  const examples = content.of(GIVING_FIELDS.examples);
  const methods = transferMethods(content);
  const byBank = methods.find(({ card }) => card === 'bank');
  const further = methods.flatMap((method) =>
    method.card === 'bank' ? [] : { ...method.card, method },
  );
  const columns = further.length > 0 ? ` ${styles.three}` : '';
  return (
    <>
      {hasWays(content) && (
        <div className={layout.wrap}>
          <StoredDay content={content} />
        </div>
      )}
      <div className={`${layout.wrap} ${give.methods}${columns}`}>
        {further.map(({ method, weave, ...card }) => (
          <PaymentMethod key={method.id} className={styles[weave]} {...card}>
            <RecipientDetails content={content} method={method} />
          </PaymentMethod>
        ))}
        <DonateCard way="card" words={words.card} example={examples?.card}>
          {content.of(GIVING_FIELDS.ways).card.length > 0 && <PaymentPages content={content} />}
        </DonateCard>
        <DonateCard way="bank" words={words.bank} example={examples?.bank}>
          {byBank && <RecipientDetails content={content} method={byBank} />}
        </DonateCard>
      </div>
      <Note content={content} />
    </>
  );
}
