import { linkTarget, type PageVersion } from '#content/languages';
import type { Content } from '#content/project';
import type { DrawingSource } from '../components/Drawing.tsx';
import { LinkContext } from '../components/Link.tsx';
import { requestDrawing } from '../pictures/requests.ts';
import type { FeatureViews, PageView } from '../views.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import layout from '../styles/layout.module.css';
import styles from './Frame.module.css';

/** Requests for what every page shows. */
export function frameRequests() {
  return { logo: requestDrawing('logo.svg') };
}

interface FrameProps {
  content: Content;
  view: PageView;
  /** The assets that the view requested, and the logo. */
  assets: { logo: DrawingSource };
  features: readonly FeatureViews[];
  page: string;
  versions: readonly PageVersion[];
  /** Whether the menu marks this page as current. */
  inMenu?: boolean;
  /** Whether it answers an address that has no page. */
  notFound?: boolean;
}

/** The sentences of a text, each with the space behind it. */
const sentencesOf = (text: string, language: string) =>
  [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)].map(
    ({ segment }) => segment,
  );

/** The whole body of a page: skip link, header, main with one view, footer. */
export function Frame(props: FrameProps) {
  const { content, view, assets, features, page, versions, inMenu = true, notFound } = props;
  const { site } = content;
  const shared = { content, logo: assets.logo, versions };
  return (
    <LinkContext
      value={{ targetOf: (address) => linkTarget(content, address), newTab: site.newTab }}
    >
      <a className={styles.skip} href="#main">
        {site.skipLink}
      </a>
      <Header {...shared} current={inMenu ? page : undefined} />
      <main id="main" tabIndex={-1}>
        {notFound && site.notFound.text && (
          <p className={`${layout.wrap} ${styles.notice}`}>
            {sentencesOf(site.notFound.text, content.locale).map((sentence) => (
              <span key={sentence}>{sentence}</span>
            ))}
          </p>
        )}
        <view.View content={content} assets={assets} features={features} />
      </main>
      <Footer {...shared} page={page} />
    </LinkContext>
  );
}
