import type { PictureResolver } from '../../src/site/pictures/requests.ts';
import type { Content } from '../../src/core/content.ts';
import { pageOfFeature, SITE_PAGES, type PageKind } from '../../src/core/site-pages.ts';
import { aboutUs } from '../../src/site/views/AboutUs.tsx';
import { contactUs } from '../../src/site/views/ContactUs.tsx';
import { donate } from '../../src/site/views/Donate.tsx';
import { framePictures } from '../../src/site/views/Frame.tsx';
import { home } from '../../src/site/views/Home.tsx';
import type { FeatureViews } from '../../src/site/feature-views.ts';
import type { PageView } from '../../src/site/views/view.ts';
import { resolvePictures } from '../../src/site/pictures/requests.ts';
import { versionsOf } from '../../src/core/languages/language.ts';

const parts = Object.values(
  import.meta.glob<FeatureViews>('../../src/features/*/views.tsx', {
    eager: true,
    import: 'views',
  }),
);
/** The view of the team's own pages, unless what shows them was taken out. */
const [own] = Object.values(
  import.meta.glob<PageView>('../../src/features/*/OwnPage.tsx', {
    eager: true,
    import: 'ownPage',
  }),
);
const PAGES: Record<string, PageView> = {
  home,
  donate,
  about: aboutUs,
  contact: contactUs,
  ...(own && { own }),
};

const viewOfFeature = (page: PageKind) => parts.map(({ pages }) => pages?.[page]).find(Boolean);

/** Whether there is such a page: an address may name one that never was, or whose feature is gone. */
export const isPage = (page: PageKind): boolean =>
  (PAGES[page] ?? viewOfFeature(page)) !== undefined;

const PATHS: Record<string, string> = SITE_PAGES;

/** A page with its view, its content and its pictures. */
export async function renderInputs(page: PageKind, content: Content, resolver: PictureResolver) {
  const view = PAGES[page] ?? viewOfFeature(page);
  if (!view) throw new Error(`There is no page ${page}.`);
  const requests = { ...view.pictures(content, parts), ...framePictures() };
  const path = PATHS[page] ?? pageOfFeature(page, content)?.path ?? content.own?.path ?? '';
  const versions = versionsOf(content.languages, path);
  const pictures = await resolvePictures(requests, resolver);
  return { view, page, versions, content, parts, pictures };
}
