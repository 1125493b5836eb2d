import type { PageVersion } from '#content/languages';
import { type Content, isCurrentPage } from '#content/project';
import { Drawing, type DrawingSource } from '../components/Drawing.tsx';
import { Link } from '../components/Link.tsx';
import { Weaves, type WeaveName } from '../components/Weave.tsx';
import { Languages, LanguagesButton } from './Languages.tsx';
import layout from '../styles/layout.module.css';
import styles from './Header.module.css';

interface HeaderProps {
  content: Content;
  logo: DrawingSource;
  versions: readonly PageVersion[];
  /** The current page; undefined for an address without a page (status 404). */
  current: string | undefined;
}

const STRIPS: WeaveName[] = ['checker', 'thin', 'bars', 'diamond', 'checker', 'thin'];

type LinksProps = Pick<HeaderProps, 'content' | 'current'> & { className: string };

function Links({ content, current, className }: LinksProps) {
  const { header } = content.site;
  const links: { text: string; href: string; isCurrent: boolean }[] = [
    ...content.pages
      .filter(({ inMenu }) => inMenu)
      .map(({ kind, link, path }) => ({ text: link, href: path, isCurrent: current === kind })),
    ...(header.more ?? []).map((link) => ({
      ...link,
      isCurrent: isCurrentPage(content, link.href),
    })),
  ];
  return links.map(({ text, href, isCurrent }) => (
    <li key={href}>
      <Link className={className} href={href} aria-current={isCurrent ? 'page' : undefined}>
        {text}
      </Link>
    </li>
  ));
}

function Logo({ logo, content }: Pick<HeaderProps, 'logo' | 'content'>) {
  return (
    <>
      <Drawing source={logo} className={styles.mark} width={34} height={34} />
      {content.organisation.name}
    </>
  );
}

/**
 * The sticky header. Below 1024 px its links are in a full-screen panel, an HTML popover: it opens
 * and closes without script, Escape closes it and returns the focus to the button. Browsers without
 * popovers show the links.
 */
export function Header({ content, logo, versions, current }: HeaderProps) {
  const { header } = content.site;
  const links = { content, current };
  const logoLook = `${layout.target} ${styles.logo}`;
  const donate = (
    <Link
      className={`${layout.target} ${styles.donate}`}
      href="/donate"
      aria-current={current === 'donate' ? 'page' : undefined}
    >
      {header.donate}
    </Link>
  );
  return (
    <header className={styles.header}>
      <div className={`${layout.wrap} ${styles.row}`}>
        <Link className={logoLook} href="/" aria-label={header.homeLabel}>
          <Logo logo={logo} content={content} />
        </Link>
        <nav className={styles.bar} aria-label={header.navigationLabel}>
          <ul>
            <Links {...links} className={`${layout.target} ${layout.stitched}`} />
          </ul>
          {donate}
        </nav>
        <LanguagesButton content={content} versions={versions} />
        <button
          className={`${styles.icon} ${styles.open}`}
          popoverTarget="menu"
          aria-label={header.openMenu}
        >
          <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
            <path d="M4 9h24M10 16h18M16 23h12" />
          </svg>
        </button>
        <nav
          className={`${layout.gold} ${styles.menu}`}
          id="menu"
          popover="auto"
          aria-label={header.navigationLabel}
        >
          <div className={styles.row}>
            <span className={logoLook} aria-hidden="true">
              <Logo logo={logo} content={content} />
            </span>
            <button
              className={styles.icon}
              popoverTarget="menu"
              popoverTargetAction="hide"
              aria-label={header.closeMenu}
              // In a popover, autofocus takes effect when the visitor opens it, not on load.
              autoFocus
            >
              <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
                <path d="m6 6 20 20M26 6 6 26" />
              </svg>
            </button>
          </div>
          <ul>
            <Links {...links} className={`${layout.target} ${layout.meter} ${styles.link}`} />
            <li className={styles.last}>
              <span className={styles.strips}>
                <Weaves of={STRIPS} />
              </span>
              {donate}
            </li>
          </ul>
          <Languages content={content} versions={versions} />
        </nav>
      </div>
    </header>
  );
}
