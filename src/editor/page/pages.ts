import { versionsOf } from '#content/languages';
import { type Content, listedPage, type PageKind } from '#content/project';
import { type FeatureViews, framePictures } from '#site/shared';
import { type PictureResolver, resolvePictures } from '#site/shared/pictures';

/** The views of the four pages and of all features. */
export const features = Object.values(
  import.meta.glob<FeatureViews>('../../site/{pages,features}/*/views.tsx', {
    eager: true,
    import: 'views',
  }),
);

const viewOf = (page: PageKind) => features.map(({ pages }) => pages?.[page]).find(Boolean);

/** Whether a page exists: an address may name one of a feature that was taken out. */
export const isPage = (page: PageKind): boolean => viewOf(page) !== undefined;

/** What `Frame` needs to render a page: its view, content and pictures. */
export async function renderInputs(page: PageKind, content: Content, resolver: PictureResolver) {
  const view = viewOf(page);
  if (!view) throw new Error(`There is no page ${page}.`);
  const requests = { ...view.pictures(content, features), ...framePictures() };
  const path = listedPage(page, content)?.path ?? content.customPage?.path ?? '';
  const versions = versionsOf(content.languages, path);
  const pictures = await resolvePictures(requests, resolver);
  return { view, page, versions, content, features, pictures };
}
