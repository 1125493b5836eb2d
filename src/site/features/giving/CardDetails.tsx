import { Fragment, type ReactNode } from 'react';
import { type Content, fieldOf } from '#content/project';
import { fill, formatDay } from '#content/text';
import { Button, buttonClasses } from '../../shared/components/Button.tsx';
import { PlusMinus } from '../../shared/components/PlusMinus.tsx';
import { DETAIL_WORDS } from './content.ts';
import give from '../../shared/sections/Give.module.css';
import styles from './CardDetails.module.css';

interface CardDetailsProps {
  content: Content;
  /** Its id, for links such as `/donate#bank-accounts`, which open it. */
  id: string;
  button: string;
  children: ReactNode;
}

/**
 * What a card holds. It opens below its button without script; a script adds a button that copies
 * to each value (`[data-copy]`). Printed open.
 */
export function CardDetails({ content, id, button, children }: CardDetailsProps) {
  const { copy, copied, copiedStatus, notCopied } = fieldOf(content, DETAIL_WORDS);
  return (
    <details
      className={styles.details}
      data-hook="giving"
      data-copied={copied}
      data-copied-status={copiedStatus}
      data-not-copied={notCopied}
    >
      <summary className={buttonClasses({ className: give.button })}>
        {button}
        <PlusMinus />
      </summary>
      <div id={id} className={styles.content}>
        {children}
        <p className={styles.status} role="status" />
        <template>
          <Button className={styles.small} look="outline">
            {copy}
          </Button>
        </template>
      </div>
    </details>
  );
}

interface OnlyTheseProps {
  content: Content;
  /** The days on which the accounts or numbers were checked, year-month-day. */
  days: readonly (string | undefined)[];
}

/** Says that there are no other details, and when the first was checked; nothing if one was not. */
export function OnlyThese({ content, days }: OnlyTheseProps) {
  const [first] = days.filter((day) => day !== undefined).sort();
  if (!first || days.includes(undefined)) return null;
  return fill(fieldOf(content, DETAIL_WORDS).only, { day: formatDay(first, content.locale) });
}

/** Up to two are open at first; of more, one at a time, or the last would be many screens away. */
const MOST_OPEN = 2;

interface RecipientProps {
  /** Name of the group of which one is open at a time. */
  group: string;
  /** How many there are. */
  of: number;
  /** Distinguishes it from others; undefined for the only account. */
  heading: string | undefined;
  /** The country it works in (ISO 3166-1); a script moves those of the reader's country up. */
  country?: string;
  children: ReactNode;
}

/** One account or number. */
export function Recipient({ group, of, heading, country, children }: RecipientProps) {
  if (!heading) return <div>{children}</div>;
  const isOpen = of <= MOST_OPEN;
  return (
    <details
      className={styles.recipient}
      name={isOpen ? undefined : group}
      open={isOpen}
      data-country={country}
    >
      <summary>
        <h3>{heading}</h3>
        <PlusMinus />
      </summary>
      {children}
    </details>
  );
}

interface ValueProps {
  content: Content;
  label: string;
  /** The account or number that it belongs to, for the button that copies it. */
  of: string | undefined;
  /** Whether it is a number or a code, shown large and from left to right. */
  isNumber?: boolean;
  children: ReactNode;
  /** A link beside the button that copies. */
  action?: ReactNode;
}

/** A value with its label. */
export function Value({ content, label, of, isNumber = false, children, action }: ValueProps) {
  const { fieldOf: ofAccount } = fieldOf(content, DETAIL_WORDS);
  return (
    <div className={styles.value}>
      <dt>{label}</dt>
      <dd
        className={isNumber ? styles.number : undefined}
        dir={isNumber ? 'ltr' : 'auto'}
        data-copy={of ? fill(ofAccount, { field: label, account: of }) : label}
      >
        {children}
      </dd>
      {action && <dd>{action}</dd>}
    </div>
  );
}

/** Digits in groups, which a screen reader reads one by one. No copy has the spaces. */
export function DigitGroups({ groups }: { groups: readonly string[] }) {
  return groups.map((group, index) => (
    <Fragment key={index}>
      {index > 0 && <span className={styles.gap}> </span>}
      {group}
    </Fragment>
  ));
}
