import type { PageVersion } from '#content/languages';
import type { Content } from '#content/project';
import layout from '../styles/layout.module.css';
import styles from './Languages.module.css';

interface LanguagesProps {
  content: Content;
  /** The page in every published language. */
  versions: readonly PageVersion[];
}

/**
 * Links to the same page in other languages, each by its own name and marked with its language for
 * screen readers; nothing if there are none. Nobody is redirected by location or by the browser's
 * languages.
 */
export function Languages({ content, versions }: LanguagesProps) {
  if (versions.length < 2) return null;
  return (
    <nav className={styles.languages} aria-label={content.site.languages} data-hook="languages">
      <ul>
        {versions.map(({ code, path, ownName }) => (
          <li key={code}>
            <a
              className={layout.target}
              href={path}
              lang={code}
              hrefLang={code}
              aria-current={code === content.code ? 'true' : undefined}
            >
              {ownName}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The same list behind a button, for screens without the menu; without popovers none. */
export function LanguagesButton({ content, versions }: LanguagesProps) {
  if (versions.length < 2) return null;
  return (
    <div className={styles.choice}>
      <button className={layout.target} popoverTarget="languages">
        <span className={layout.hidden}>{`${content.site.languages} `}</span>
        {versions.find(({ code }) => code === content.code)?.ownName}
      </button>
      <div className={styles.list} id="languages" popover="auto">
        <Languages content={content} versions={versions} />
      </div>
    </div>
  );
}
