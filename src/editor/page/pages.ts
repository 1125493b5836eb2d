import { versionsOf } from '#content/languages';
import { type Content, type PageKind, pageOfFeature, SITE_PAGES } from '#content/project';
import { aboutUs, contactUs, donate, home } from '#site/pages';
import { type FeatureViews, framePictures, type PageView } from '#site/shared';
import { type PictureResolver, resolvePictures } from '#site/shared/pictures';

/** What every feature shows on pages. */
export const parts = Object.values(
  import.meta.glob<FeatureViews>('../../site/features/*/views.tsx', {
    eager: true,
    import: 'views',
  }),
);
/** The view of the team's own pages, unless what shows them was taken out. */
const [pageView] = Object.values(
  import.meta.glob<PageView>('../../site/features/*/CustomPage.tsx', {
    eager: true,
    import: 'customPage',
  }),
);
const PAGES: Record<string, PageView> = {
  home,
  donate,
  about: aboutUs,
  contact: contactUs,
  ...(pageView && { own: pageView }),
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
  const path = PATHS[page] ?? pageOfFeature(page, content)?.path ?? content.customPage?.path ?? '';
  const versions = versionsOf(content.languages, path);
  const pictures = await resolvePictures(requests, resolver);
  return { view, page, versions, content, parts, pictures };
}
