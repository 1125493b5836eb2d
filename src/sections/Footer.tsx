import type { ReactNode } from 'react';
import { Button } from '../components/Button.tsx';
import { Drawing, type DrawingSource } from '../components/Drawing.tsx';
import { Link } from '../components/Link.tsx';
import { Weave, type WeaveName } from '../components/Weave.tsx';
import { isShown, type Content } from '../content/content.ts';
import { ACCESSIBILITY, type PageName } from '../content/site-pages.ts';
import layout from '../styles/layout.module.css';
import styles from './Footer.module.css';

interface FooterLink {
  text: string;
  /** Missing for a placeholder: `<a>` without `href` (HTML 4.5.1) looks alike, takes no focus and goes nowhere. */
  href: string | undefined;
}

interface FooterProps {
  content: Content;
  logo: DrawingSource;
  /** The page that it closes: each has the strips of the two cards elsewhere. */
  page: PageName;
  /** Leads to the same page in other languages. */
  languages: ReactNode;
}

/** Weaves of the two cards, so that no page ends like another. */
const STRIPS: Record<PageName, [WeaveName, WeaveName, WeaveName, WeaveName]> = {
  home: ['checker', 'diamond', 'thin', 'bars'],
  about: ['bars', 'thin', 'diamond', 'checker'],
  contact: ['diamond', 'bars', 'checker', 'thin'],
  donate: ['thin', 'checker', 'bars', 'diamond'],
};

interface LinkGroupProps {
  id: string;
  heading: string;
  links: FooterLink[];
  content: Content;
}

function LinkGroup({ id, heading, links, content }: LinkGroupProps) {
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul>
        {links.map(({ text, href }) => (
          <li key={text}>
            <Link href={href} aria-current={isShown(content, href) ? 'page' : undefined}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Width of a letter of the display face, averaged over a name, in em: the wordmark fills the screen by it. */
const EM_PER_LETTER = 0.508;

/** The footer: two cards that lead on, the statement, three groups of links and the name from edge to edge. */
export function Footer(props: FooterProps) {
  const { content, logo, page, languages } = props;
  const { organisation, site, accessibility } = content;
  const { name, addresses, footerLinks, accessibilityStatement } = organisation;
  const { footer, header } = site;
  const [join1, join2, contact1, contact2] = STRIPS[page];
  const wordmarkWidth = Math.round(name.length * EM_PER_LETTER * 100);
  const legal: FooterLink[] = [
    { text: header.links.home, href: '/' },
    { text: header.links.about, href: '/about-us' },
    { text: header.links.contact, href: '/contact-us' },
    ...(accessibilityStatement.publish ? [{ text: accessibility.link, href: ACCESSIBILITY }] : []),
    ...(footer.more ?? []),
  ];
  const more = (['ourTeams', 'ourPartners', 'support', 'faqs'] as const).map((link) => ({
    text: footer.links[link],
    href: footerLinks[link],
  }));
  // A page that the community does not have is no link, and without any there is no group.
  const social = (['facebook', 'instagram', 'youtube', 'telegram'] as const)
    .filter((network) => addresses[network] !== undefined)
    .map((network) => ({ text: footer.links[network], href: addresses[network] }));
  const groups = Object.entries({ legal, more, ...(social.length > 0 && { social }) }) as [
    keyof typeof footer.groups,
    FooterLink[],
  ][];
  return (
    <footer className={styles.footer}>
      <div className={layout.wrap}>
        <div className={`${styles.cards} ${styles[page] ?? ''}`}>
          <div className={`${styles.card} ${styles.gold}`}>
            <p className={layout.display}>{footer.joinCard}</p>
            <Button look="ink" href={addresses.signUpForm}>
              {site.joinButton}
            </Button>
            <span className={styles.strips}>
              <Weave weave={join1} />
              <Weave weave={join2} />
            </span>
          </div>
          <div className={styles.card}>
            <p className={layout.display}>{footer.contactCard.text}</p>
            <Button look="outline" href="/contact-us">
              {footer.contactCard.button}
            </Button>
            <span className={styles.strips}>
              <Weave weave={contact1} />
              <Weave weave={contact2} />
            </span>
          </div>
        </div>
        <div className={`${styles.links} ${social.length > 0 ? '' : styles.twoGroups}`.trim()}>
          <div className={styles.statement}>
            <Drawing source={logo} width={64} height={64} />
            <p className={layout.display}>{footer.statement}</p>
          </div>
          {groups.map(([group, links]) => (
            <LinkGroup
              key={group}
              id={`footer-${group}`}
              heading={footer.groups[group]}
              links={links}
              content={content}
            />
          ))}
        </div>
        {languages}
      </div>
      <Link className={styles.wordmark} href="/" aria-label={header.homeLabel}>
        <svg viewBox={`0 0 ${wordmarkWidth} 92`} width="1000" aria-hidden="true">
          <text y="76" textLength={wordmarkWidth} lengthAdjust="spacingAndGlyphs">
            {name}
          </text>
        </svg>
      </Link>
    </footer>
  );
}
