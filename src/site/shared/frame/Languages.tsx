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
 * Links to the same page in other languages; nothing if there are none. Each language has its own
 * name and is marked as such for screen readers. Nobody is redirected by location or browser
 * settings.
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

/** The same links behind a button, where there is no menu; without popovers none. */
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
