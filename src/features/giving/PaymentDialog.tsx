import type { ReactNode } from 'react';
import { PlusMinus } from '../../site/components/PlusMinus.tsx';
import type { Donate } from '../../core/schemas/pages.ts';
import layout from '../../site/styles/layout.module.css';
import styles from './PaymentDialog.module.css';

interface PaymentDialogProps {
  /** Its id, for its button and for links such as `/donate#bank-accounts`. */
  id: string;
  heading: string;
  /** Labels of the dialog and its buttons, the same for every payment method. */
  words: Pick<
    Donate['bank']['accounts'],
    'close' | 'copy' | 'copied' | 'copiedStatus' | 'notCopied'
  >;
  children: ReactNode;
}

/**
 * Where to send money to: a `<dialog>` that its button opens by an invoker command (HTML, `command`
 * and `commandfor`). Without script, a link shows it in the page (`:target`); print shows it too; a
 * browser without `<dialog>` never hides it. A script adds a copy button to each `[data-copy]`.
 */
export function PaymentDialog({ id, heading, words, children }: PaymentDialogProps) {
  return (
    <dialog
      id={id}
      className={`${layout.dialog} ${styles.dialog}`}
      aria-labelledby={`${id}-heading`}
      closedby="any"
      data-hook="payment"
      data-copied={words.copied}
      data-copied-status={words.copiedStatus}
      data-not-copied={words.notCopied}
    >
      <div className={styles.head}>
        <h2 id={`${id}-heading`}>{heading}</h2>
        <form method="dialog" className={styles.close}>
          <button className={styles.small}>{words.close}</button>
        </form>
      </div>
      {children}
      <p className={layout.hidden} role="status" />
      <template>
        <button type="button" className={styles.small}>
          <span>{words.copy}</span>
          <span className={layout.hidden} />
        </button>
      </template>
    </dialog>
  );
}

/** Up to two are shown in full; more are folded, or the last would be many screens away. */
const MAX_UNFOLDED = 2;

interface PaymentEntryProps {
  /** Name of the group of folded ones, of which one is open at a time. */
  group: string;
  of: number;
  /** Distinguishes them; undefined for the only one. */
  heading: string | undefined;
  /** The country it works in (ISO 3166-1); a script moves those of the reader's country up. */
  country?: string;
  children: ReactNode;
}

export function PaymentEntry({ group, of, heading, country, children }: PaymentEntryProps) {
  if (of > MAX_UNFOLDED) {
    return (
      <details name={group} className={styles.closed} data-country={country}>
        <summary>
          <h3>{heading}</h3>
          <PlusMinus />
        </summary>
        {children}
      </details>
    );
  }
  // A section is named by its heading (HTML, section 4.3.3).
  const Part = heading ? 'section' : 'div';
  return (
    <Part className={styles.account} data-country={country}>
      {heading && <h3>{heading}</h3>}
      {children}
    </Part>
  );
}

interface RowProps {
  name: string;
  copies: string;
  dir?: 'auto' | 'ltr';
  children: ReactNode;
  action?: ReactNode;
}

/** A value with its label. Numbers keep their order beside Arabic text. */
export function Row({ name, copies, dir = 'auto', children, action }: RowProps) {
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd>
        <span dir={dir} data-copy={copies}>
          {children}
        </span>
        {action && <span className={styles.action}>{action}</span>}
      </dd>
    </div>
  );
}

/** Groups of digits, separated by style only, so that selecting it copies no spaces. */
export function DigitGroups({ groups }: { groups: readonly string[] }) {
  return groups.map((group, index) => (
    <span key={index} className={styles.group}>
      {group}
    </span>
  ));
}
