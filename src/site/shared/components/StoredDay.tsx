import type { ContentProps } from '../views.ts';
import layout from '../styles/layout.module.css';
import styles from './StoredDay.module.css';

/** An empty link leads to the current address (RFC 3986, 4.4). */
const HERE = '';

/**
 * Shows the date of a page that comes from the offline store, and offers the newest version. The
 * script `browser/stored-day.ts` shows it; not rendered where devices store nothing.
 */
export function StoredDay({ content }: ContentProps) {
  const { asOf, newest } = content.site.stored;
  if (!content.organisation.keptOnDevice) return null;
  return (
    <p hidden className={`${layout.raised} ${styles.box}`} role="status" data-hook="stored-day">
      <span>{asOf}</span>
      <span hidden>
        <a className={`${layout.target} ${layout.accent}`} href={HERE}>
          {newest}
        </a>
      </span>
    </p>
  );
}
