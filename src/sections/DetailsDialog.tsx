import type { ReactNode } from 'react';
import { Button } from '../components/Button.tsx';
import type { Donate } from '../content/schemas/pages.ts';
import layout from '../styles/layout.module.css';
import styles from './DetailsDialog.module.css';

interface OpenDetailsProps {
  /** Id of the dialog. */
  opens: string;
  button: string;
  /** Text of the link that shows the dialog in the page. */
  show: string;
  className: string | undefined;
}

/** The button that opens a dialog. The link stays until a script has made sure that the button works. */
export function OpenDetails({ opens, button, show, className }: OpenDetailsProps) {
  return (
    <>
      <Button className={className} opens={opens}>
        {button}
      </Button>
      <a href={`#${opens}`} data-hook="show-details">
        {show}
      </a>
    </>
  );
}

interface DetailsDialogProps {
  /** Its id: for the button that opens it, and for links such as `/donate#bank-accounts`. */
  id: string;
  heading: string;
  /** Words of the window and of its buttons, the same for every way to give. */
  words: Pick<
    Donate['bank']['accounts'],
    'close' | 'copy' | 'copied' | 'copiedStatus' | 'notCopied'
  >;
  children: ReactNode;
}

/**
 * Where to send money to, a `<dialog>` that the button opens by an invoker command (HTML, `command` and `commandfor`).
 * Readable everywhere: without script a link shows it in the page (`:target`), on paper it always stands in the page,
 * and a browser that does not know `<dialog>` never hides it. Each `[data-copy]` in it gets a button that copies it.
 */
export function DetailsDialog({ id, heading, words, children }: DetailsDialogProps) {
  return (
    <dialog
      id={id}
      className={styles.dialog}
      aria-labelledby={`${id}-heading`}
      closedby="any"
      data-hook="details"
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

/** Two are seen together; of more each opens by itself, or the way to the last would be many screens long. */
const SEEN_TOGETHER = 2;

interface DetailsProps {
  /** Names all that open by themselves: one of them at a time. */
  group: string;
  /** How many there are. */
  of: number;
  /** Tells them apart; missing where there is one alone. */
  heading: string | undefined;
  /** The country in which it works (ISO 3166-1), by which a script finds that of the reader. */
  country?: string;
  children: ReactNode;
}

/** One of the places to send money to. */
export function Details({ group, of, heading, country, children }: DetailsProps) {
  if (of > SEEN_TOGETHER) {
    return (
      <details name={group} className={styles.closed} data-country={country}>
        <summary>
          <h3>{heading}</h3>
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
  /** What the button that copies the value says that it copies. */
  copies: string;
  dir?: 'auto' | 'ltr';
  children: ReactNode;
  /** What stands beside the value. */
  also?: ReactNode;
}

/** A value with its name. Numbers keep their order beside Arabic words. */
export function Row({ name, copies, dir = 'auto', children, also }: RowProps) {
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd className={also ? styles.wrapping : undefined}>
        <span dir={dir} data-copy={copies}>
          {children}
        </span>
        {also && <span className={styles.also}>{also}</span>}
      </dd>
    </div>
  );
}

interface SmallLinkProps {
  href: string;
  children: ReactNode;
}

/** A link beside a value, in the look of the button that copies it. */
export function SmallLink({ href, children }: SmallLinkProps) {
  return (
    <a className={`${styles.small} ${styles.link}`} href={href}>
      {children}
    </a>
  );
}

/** Groups of a number that are set apart by style only, so that it is copied without spaces also by hand. */
export function Groups({ groups }: { groups: readonly string[] }) {
  return groups.map((group, index) => (
    <span key={index} className={styles.group}>
      {group}
    </span>
  ));
}
