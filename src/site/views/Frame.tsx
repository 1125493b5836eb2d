import type { DrawingSource } from '../components/Drawing.tsx';
import type { Content } from '../../core/content.ts';
import type { PageKind } from '../../core/site-pages.ts';
import { PageOfLinks } from '../components/Link.tsx';
import { linkTarget, type PageVersion } from '../../core/languages/language.ts';
import { requestDrawing } from '../pictures/requests.ts';
import { Footer } from '../sections/Footer.tsx';
import { Header } from '../sections/Header.tsx';
import styles from './Frame.module.css';
import type { View } from './view.ts';

/** The pictures of every page with their slots. */
export function framePictures() {
  return { logo: requestDrawing('logo.svg') };
}

interface FrameProps<Pictures> {
  content: Content;
  /** The content between header and footer. */
  view: View<Pictures>;
  pictures: Pictures & { logo: DrawingSource };
  page: PageKind;
  /** The page in every published language. */
  versions: readonly PageVersion[];
  /** Whether the menu marks the page as the current one. */
  inMenu?: boolean;
}

/** The whole body of a page: skip link, header, main with one view, footer. */
export function Frame<Pictures>(props: FrameProps<Pictures>) {
  const { content, view: View, pictures, page, versions, inMenu = true } = props;
  const { site, code } = content;
  // The statement and own pages are not in the menu.
  const listed = page === 'accessibility' || page === 'own' ? undefined : page;
  const shared = { content, logo: pictures.logo, versions };
  return (
    <PageOfLinks
      value={{ code, targetOf: (address) => linkTarget(content, address), newTab: site.newTab }}
    >
      <a className={styles.skip} href="#main">
        {site.skipLink}
      </a>
      <Header {...shared} current={inMenu ? listed : undefined} />
      <main id="main" tabIndex={-1}>
        <View content={content} pictures={pictures} />
      </main>
      <Footer {...shared} page={listed} />
    </PageOfLinks>
  );
}
