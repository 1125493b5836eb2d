import type { ReactNode } from 'react';
import { DonateButton } from '../components/DonateButton.tsx';
import { Drawing, type DrawingSource } from '../components/Drawing.tsx';
import { Anchor } from '../components/Anchor.tsx';
import { Weave, type WeaveName } from '../components/Weave.tsx';
import layout from '../styles/layout.module.css';
import { SITE_PAGES, type PageName } from '../content/site-pages.ts';
import type { Site } from '../content/schemas/site.ts';
import styles from './Header.module.css';

interface HeaderProps {
  name: string;
  logo: DrawingSource;
  content: Site['header'];
  /** Leads to the same page in other languages. */
  languages: ReactNode;
  /** The page that is shown; none of the four for an unknown address (status 404). */
  current: PageName | undefined;
  /** Path of the page of the team's own that is shown. */
  own: string | undefined;
}

const LINKS = ['home', 'about', 'contact'] as const;

const STRIPS: WeaveName[] = ['checker', 'thin', 'bars', 'diamond', 'checker', 'thin'];

function Links({ content, current, own }: Pick<HeaderProps, 'content' | 'current' | 'own'>) {
  const links: { text: string; href: string; isCurrent: boolean }[] = [
    ...LINKS.map((page) => ({
      text: content.links[page],
      href: SITE_PAGES[page],
      isCurrent: current === page,
    })),
    ...(content.more ?? []).map(({ text, href }) => ({ text, href, isCurrent: own === href })),
  ];
  return links.map(({ text, href, isCurrent }) => (
    <li key={href}>
      <Anchor className={styles.link} href={href} aria-current={isCurrent ? 'page' : undefined}>
        {text}
      </Anchor>
    </li>
  ));
}

function Logo({ logo, name }: Pick<HeaderProps, 'logo' | 'name'>) {
  return (
    <>
      <Drawing source={logo} className={styles.mark} width={34} height={34} />
      {name}
    </>
  );
}

/**
 * The sticky header. Below 1024 px its links stand in a full-screen panel, an HTML popover: it opens and closes
 * without script, Escape closes it and the focus returns to the button. Browsers without popovers show the links.
 */
export function Header({ name, logo, content, languages, current, own }: HeaderProps) {
  const donate = <DonateButton text={content.donate} current={current === 'donate'} />;
  return (
    <header className={styles.header}>
      <div className={`${layout.wrap} ${styles.row}`}>
        <Anchor className={styles.logo} href="/" aria-label={content.homeLabel}>
          <Logo logo={logo} name={name} />
        </Anchor>
        <nav className={styles.bar} aria-label={content.navigationLabel}>
          <ul>
            <Links content={content} current={current} own={own} />
            <li>{donate}</li>
          </ul>
        </nav>
        <button className={styles.open} popoverTarget="menu" aria-label={content.openMenu}>
          <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
            <path d="M4 9h24M10 16h18M16 23h12" />
          </svg>
        </button>
        <nav className={styles.menu} id="menu" popover="auto" aria-label={content.navigationLabel}>
          <div className={styles.menuTop}>
            <span className={styles.logo} aria-hidden="true">
              <Logo logo={logo} name={name} />
            </span>
            <button
              className={styles.close}
              popoverTarget="menu"
              popoverTargetAction="hide"
              aria-label={content.closeMenu}
              // eslint-disable-next-line jsx-a11y-x/no-autofocus -- inside a popover it moves the focus only when the visitor opens the menu
              autoFocus
            >
              <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
                <path d="m6 6 20 20M26 6 6 26" />
              </svg>
            </button>
          </div>
          <ul>
            <Links content={content} current={current} own={own} />
            <li className={styles.last}>
              <span className={styles.strips}>
                {STRIPS.map((weave, index) => (
                  <Weave key={index} weave={weave} />
                ))}
              </span>
              {donate}
            </li>
          </ul>
          {languages}
        </nav>
      </div>
    </header>
  );
}
