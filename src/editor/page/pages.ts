import { languageVersionsOf, pathIn } from '#content/languages';
import { type Content, listedPage, pathOfPage } from '#content/project';
import { MODEL } from '#site/features';
import { type FeatureViews, frameRequests, headingStyle } from '#site/shared';
import { type AssetResolver, resolveAssets } from '#site/shared/pictures';
import type { OpenProject } from '../store/files/open-project.ts';
import { removeMarks } from './marks.ts';
import type { PageAssets } from './page-assets.ts';

/** The views of the four pages and of all features. */
export const features = Object.values(
  import.meta.glob<FeatureViews>('../../site/{pages,features}/*/views.tsx', {
    eager: true,
    import: 'views',
  }),
);

const viewOf = (page: string) => features.map(({ pages }) => pages?.[page]).find(Boolean);

/** Whether a page exists: an address may name a page of a removed feature. */
export const isPage = (page: string): boolean => viewOf(page) !== undefined;

/** The function that makes a page that only the editor shows; undefined for other pages. */
export const editorOnlyPage = (page: string) =>
  MODEL.features.map(({ editorOnlyPages }) => editorOnlyPages?.[page]).find(Boolean);

/** The kind of a page, which decides on its view. A route names a custom page by its file. */
export const pageKindOf = (page: string): string =>
  page.includes('/') || editorOnlyPage(page) ? 'own' : page;

/** The page that shows most of a file, as routes name it. */
export function pageOfFile(path: string): string {
  const info = MODEL.fileInfoOf(path);
  return info.kind === 'custom page' ? path : MODEL.pageOf(info);
}

/** The file with most of the texts of a page. @param page as routes name it */
export function mainFileOf(page: string, code: string): string {
  if (page.includes('/')) return page;
  const [file] = MODEL.features.find(({ name }) => name === page)?.files ?? [];
  return MODEL.pathOf(file?.name ?? 'home', code);
}

/** The page at an address of the site, as routes name it; undefined if there is none. */
export function pageAt(
  address: string,
  { pages, languages }: Pick<Content, 'pages' | 'languages'>,
  texts: OpenProject,
) {
  for (const { code, root } of languages) {
    const isHere = (path: string) => pathIn(root, path) === address;
    const page =
      pages.find(({ path }) => isHere(path))?.kind ??
      texts.customPagePaths(code).find((file) => isHere(pathOfPage(file)));
    if (page !== undefined) return { code, page };
  }
  return undefined;
}

/** What `Frame` needs to render a page: its view, content and assets. */
export async function renderInputs(page: string, content: Content, resolver: AssetResolver) {
  const view = viewOf(page);
  if (!view) throw new Error(`There is no page ${page}.`);
  const requests = { ...view.requests(content, features), ...frameRequests() };
  const path = listedPage(page, content)?.path ?? content.customPage?.path ?? '';
  const versions = languageVersionsOf(content.languages, path);
  const assets = await resolveAssets(requests, resolver);
  return { view, page, versions, content, features, assets };
}

/** The CSS rules of one page: of its heading, and of the pictures in its assets. */
export function styleOf(
  page: string,
  content: Content,
  assets: Pick<PageAssets, 'positionStyle'>,
): string {
  const heading = listedPage(page, content)?.heading ?? content.customPage?.heading ?? '';
  return headingStyle(page, [heading].flat().map(removeMarks)) + assets.positionStyle();
}
