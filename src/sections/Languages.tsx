import type { Version } from '../content/languages/language.ts';
import layout from '../styles/layout.module.css';
import styles from './Languages.module.css';

export interface LanguagesProps {
  /** Label of the list for screen readers. */
  label: string;
  versions: readonly Version[];
  /** Language of the page. */
  current: string;
}

/**
 * Links to the same page in other languages, each by its own name and marked with its language for
 * screen readers. Nobody is redirected by location or by the browser's languages.
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
 * The same list behind a button of the header, for screens without the menu. Browsers without
 * popovers have only the list in the footer.
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
