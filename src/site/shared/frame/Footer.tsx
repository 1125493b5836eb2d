import type { ReactNode } from 'react';
import type { PageVersion } from '#content/languages';
import { type Content, isCurrentPage } from '#content/project';
import { countryName } from '#content/text';
import { Button } from '../components/Button.tsx';
import { Drawing, type DrawingSource } from '../components/Drawing.tsx';
import { Link } from '../components/Link.tsx';
import { Weaves, weavePattern, type WeaveName } from '../components/Weave.tsx';
import { Languages } from './Languages.tsx';
import layout from '../styles/layout.module.css';
import styles from './Footer.module.css';

interface FooterLink {
  text: string;
  /** Undefined for a placeholder: `<a>` without `href` (HTML 4.5.1) takes no focus. */
  href: string | undefined;
}

/** What differs between the footers of pages: how the two cards look, and their weaves. */
interface Cards {
  look?: string;
  join: WeaveName[];
  contact: WeaveName[];
}
const CARDS: Record<string, Cards> & { contact: Cards } = {
  home: { join: ['checker', 'diamond'], contact: ['thin', 'bars'] },
  about: { look: 'clothFirst', join: ['bars', 'thin'], contact: ['diamond', 'checker'] },
  contact: { look: 'sewn', join: ['diamond', 'bars'], contact: ['checker', 'thin'] },
  donate: { look: 'shrinking', join: ['diamond'], contact: ['bars'] },
};

interface FooterProps {
  content: Content;
  logo: DrawingSource;
  page: string;
  versions: readonly PageVersion[];
}

interface CardProps {
  text: string;
  weaves: WeaveName[];
  className?: string | undefined;
  children: ReactNode;
}

function Card({ text, weaves, className, children }: CardProps) {
  return (
    <div className={[layout.raised, styles.card, className].filter(Boolean).join(' ')}>
      <p className={layout.display}>{text}</p>
      {children}
      <span className={styles.strips}>
        <Weaves of={weaves} />
      </span>
    </div>
  );
}

/** The label of a further network: its name, or translated words for these two. */
function networkName(name: string, links: Content['site']['footer']['links']): string {
  if (name === 'WhatsApp channel') return links.whatsAppChannel;
  return name === 'WhatsApp group' ? links.whatsAppGroup : name;
}

/** Average width of a letter in the display typeface, in em. It scales the name to the screen. */
const EM_PER_LETTER = 0.508;

/** The ids of headings. Lists of ad blockers hide "footer-social". */
const HEADING_IDS = { legal: 'footer-legal', more: 'footer-more', social: 'footer-networks' };

/** The footer: two cards, the statement, three groups of links, and the name across the page. */
export function Footer({ content, logo, page, versions }: FooterProps) {
  const { organisation, site, locale } = content;
  const { name, addresses, networks, footerLinks, registered } = organisation;
  const { footer, header } = site;
  // All other pages have the footer of Contact Us.
  const cards = CARDS[page] ?? CARDS.contact;
  // A custom page with a block for joining needs no second card for it.
  const hasJoin = content.blocks.some(({ block }) => block === 'join');
  const look = hasJoin ? 'single' : cards.look;
  const wordmarkWidth = Math.round(name.length * EM_PER_LETTER * 100);
  const legal: FooterLink[] = [
    ...content.pages
      .filter(({ kind }) => kind !== 'donate')
      .map(({ link, path }) => ({ text: link, href: path })),
    ...(footer.more ?? []),
  ];
  const more = (['ourTeams', 'ourPartners', 'support', 'faqs'] as const).map((link) => ({
    text: footer.links[link],
    href: footerLinks[link],
  }));
  // Networks without an address get no link, and a group without links is left out.
  const social = [
    ...(['facebook', 'instagram', 'youtube', 'telegram'] as const)
      .filter((network) => addresses[network] !== undefined)
      .map((network) => ({ text: footer.links[network], href: addresses[network] })),
    ...networks.map((network) => ({
      text: networkName(network.name, footer.links),
      href: network.address,
    })),
  ];
  const groups = { legal, more, social };
  return (
    <footer className={styles.footer}>
      <div className={layout.wrap}>
        <div className={[styles.cards, look && styles[look]].filter(Boolean).join(' ')}>
          {!hasJoin && (
            <Card text={footer.joinCard} weaves={cards.join} className={layout.gold}>
              {footer.joinNext && <small className={styles.next}>{footer.joinNext}</small>}
              <Button meter look="ink" href={addresses.signUpForm}>
                {site.joinButton}
              </Button>
            </Card>
          )}
          <Card text={footer.contactCard.text} weaves={cards.contact}>
            <Button look="outline" href="/contact-us">
              {footer.contactCard.button}
            </Button>
          </Card>
          {hasJoin && (
            <span className={styles.cloth}>
              <Weaves of={weavePattern(name, 12)} />
            </span>
          )}
        </div>
        <div className={styles.links}>
          <div className={styles.statement}>
            <Drawing source={logo} width={64} height={64} />
            <p className={layout.display}>{footer.statement}</p>
          </div>
          {(['legal', 'more', 'social'] as const)
            .filter((group) => groups[group].length > 0)
            .map((group) => (
              <nav key={group} aria-labelledby={HEADING_IDS[group]}>
                <h2 id={HEADING_IDS[group]}>{footer.groups[group]}</h2>
                <ul>
                  {groups[group].map(({ text, href }) => (
                    <li key={text}>
                      <Link
                        className={`${layout.target} ${layout.stitched}`}
                        href={href}
                        aria-current={isCurrentPage(content, href) ? 'page' : undefined}
                      >
                        {text}
                      </Link>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
        </div>
        <Languages content={content} versions={versions} />
      </div>
      <Link className={styles.wordmark} href="/" aria-label={header.homeLabel}>
        <svg viewBox={`0 0 ${wordmarkWidth} 92`} width="1000" aria-hidden="true">
          <text y="76" textLength={wordmarkWidth} lengthAdjust="spacingAndGlyphs">
            {name}
          </text>
        </svg>
      </Link>
      {registered && (
        <p className={`${layout.wrap} ${styles.publisher}`}>
          {`${registered.name} · `}
          <bdi>{registered.number}</bdi>
          {` · ${countryName(registered.country, locale)}`}
        </p>
      )}
    </footer>
  );
}
