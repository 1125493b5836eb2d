import type { ReactNode } from 'react';
import type { DrawingSource } from '../components/Drawing.tsx';
import type { Content } from '../content/content.ts';
import { ACCESSIBILITY, type ListedPage } from '../content/site-pages.ts';
import { Paths } from '../components/paths.ts';
import { pathIn, type Version } from '../content/language.ts';
import { drawing } from '../pictures/requests.ts';
import { Footer } from '../sections/Footer.tsx';
import { Header } from '../sections/Header.tsx';
import { Languages } from '../sections/Languages.tsx';
import styles from './Frame.module.css';

/** The pictures that every page shows. */
export function framePictures() {
  return { logo: drawing('logo.svg') };
}

export interface FrameProps {
  content: Content;
  pictures: { logo: DrawingSource };
  page: ListedPage;
  /** The page in every published language, as it is called there. */
  versions: readonly Version[];
  /** The page is one that the menu leads to, and is marked there. */
  inMenu?: boolean;
  children: ReactNode;
}

/** What stands around every page: the way past the header, header, main, footer. */
export function Frame(props: FrameProps) {
  const { content, pictures, page, versions, inMenu = true, children } = props;
  const { organisation, site, accessibility, code, root } = content;
  const { logo } = pictures;
  // The menu names neither the statement nor, as a rule, a page of the team's own; they end as Contact Us does.
  const listed = page === 'accessibility' || page === 'own' ? undefined : page;
  // Who publishes one language has no byte of this in the pages.
  const list = versions.length > 1 && (
    <Languages label={site.languages} versions={versions} current={code} />
  );
  return (
    <Paths value={(to) => pathIn(root, to)}>
      <a className={styles.skip} href="#main">
        {site.skipLink}
      </a>
      <Header
        name={organisation.name}
        logo={logo}
        content={site.header}
        languages={list}
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
        languages={list}
        page={listed ?? 'contact'}
        own={content.own?.path}
        statement={
          organisation.accessibilityStatement.publish
            ? { text: accessibility.link, href: ACCESSIBILITY }
            : undefined
        }
      />
    </Paths>
  );
}
