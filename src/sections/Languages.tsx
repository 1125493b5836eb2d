import type { Version } from '../content/languages/language.ts';
import layout from '../styles/layout.module.css';
import styles from './Languages.module.css';

export interface LanguagesProps {
  /** What a screen reader calls the list. */
  label: string;
  versions: readonly Version[];
  /** Code of the language that the page is in. */
  current: string;
}

/**
 * The way to the same page in another language: each by its own name, spoken as its speakers say it. Plain links; nobody
 * is sent anywhere by where they are or by what their browser asks for.
 */
export function Languages({ label, versions, current }: LanguagesProps) {
  return (
    <nav className={styles.languages} aria-label={label} data-hook="languages">
      <ul>
        {versions.map(({ code, path, ownName }) => (
          <li key={code}>
            <a
              className={layout.target}
              href={path}
              lang={code}
              hrefLang={code}
              aria-current={code === current ? 'true' : undefined}
            >
              {ownName}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * The same list behind a button of the header, for screens on which the header has no menu. Browsers without popovers
 * have the list in the footer alone.
 */
export function LanguagesButton({ label, versions, current }: LanguagesProps) {
  return (
    <div className={styles.choice}>
      <button className={layout.target} popoverTarget="languages">
        <span className={layout.hidden}>{`${label} `}</span>
        {versions.find(({ code }) => code === current)?.ownName}
      </button>
      <div className={styles.list} id="languages" popover="auto">
        <Languages label={label} versions={versions} current={current} />
      </div>
    </div>
  );
}
