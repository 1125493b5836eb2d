import type { ReactNode } from 'react';
import type { DrawingSource } from '../components/Drawing.tsx';
import type { Content } from '../content/content.ts';
import { ACCESSIBILITY, type ListedPage } from '../content/site-pages.ts';
import { drawing } from '../pictures/requests.ts';
import { Footer } from '../sections/Footer.tsx';
import { Header } from '../sections/Header.tsx';
import styles from './Frame.module.css';

/** The pictures that every page shows. */
export function framePictures() {
  return { logo: drawing('logo.svg') };
}

export interface FrameProps {
  content: Content;
  pictures: { logo: DrawingSource };
  page: ListedPage;
  /** The page is one that the menu leads to, and is marked there. */
  inMenu?: boolean;
  children: ReactNode;
}

/** What stands around every page: the way past the header, header, main, footer. */
export function Frame({ content, pictures: { logo }, page, inMenu = true, children }: FrameProps) {
  const { organisation, site, accessibility } = content;
  // The menu names neither the statement nor, as a rule, a page of the team's own; they end as Contact Us does.
  const listed = page === 'accessibility' || page === 'own' ? undefined : page;
  return (
    <>
      <a className={styles.skip} href="#main">
        {site.skipLink}
      </a>
      <Header
        name={organisation.name}
        logo={logo}
        content={site.header}
        current={inMenu ? listed : undefined}
        own={content.own?.path}
      />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer
        organisation={organisation}
        logo={logo}
        site={site}
        page={listed ?? 'contact'}
        own={content.own?.path}
        statement={
          organisation.accessibilityStatement.publish
            ? { text: accessibility.link, href: ACCESSIBILITY }
            : undefined
        }
      />
    </>
  );
}
