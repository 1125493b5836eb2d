import type { Content, PageKind } from '#content/project';
import { attribute, elementsIn, parseHtml } from '#site/output/hosting';
import { Frame } from '#site/shared';
import { assetPictures } from '../form/pictures/asset-pictures.ts';
import { renderInputs } from './pages.ts';

/** Stands in for pictures and music, which have no ids. */
const NO_FILES = assetPictures(() => Promise.resolve(undefined));

/** The ids of a page, such as `the-church` for the link `/about-us#the-church`. */
export async function pageIds(page: PageKind, content: Content): Promise<string[]> {
  // Only pages to which a link with `#` leads are asked for: others wait for no renderer.
  const { renderToStaticMarkup } = await import('react-dom/server');
  const html = renderToStaticMarkup(Frame(await renderInputs(page, content, NO_FILES)));
  // Not by the parser of the browser, which workers do not have.
  return [...elementsIn(parseHtml(html))].flatMap((element) => attribute(element, 'id') ?? []);
}
