import type { Content, PageKind } from '#content/project';
import { attribute, elementsIn, parseHtml } from '#site/output';
import { Frame } from '#site/shared';
import { renderInputs } from './pages.ts';

/** Stands in for pictures and music, which have no ids. */
const NO_FILES = {
  picture: () => ({
    files: [],
    fallback: { src: '', width: 1, height: 1 },
    isDrawing: false,
    alt: '',
  }),
  drawing: () => ({ viewBox: '0 0 1 1', attributes: {}, body: '' }),
  ink: () => ({ src: '', width: 1, height: 1 }),
  // Of music and of a printed code, whichever is asked for.
  feature: () => ({
    src: '',
    type: '',
    format: '',
    seconds: 0,
    bytes: 0,
    viewBox: '0 0 1 1',
    attributes: {},
    body: '',
  }),
};

/** The ids of a page, such as `the-church` for the link `/about-us#the-church`. */
export async function pageIds(page: PageKind, content: Content): Promise<string[]> {
  // Only pages to which a link with `#` leads are asked for: others wait for no renderer.
  const { renderToStaticMarkup } = await import('react-dom/server');
  const html = renderToStaticMarkup(Frame(await renderInputs(page, content, NO_FILES)));
  // Not by the parser of the browser, which workers do not have.
  return [...elementsIn(parseHtml(html))].flatMap((element) => attribute(element, 'id') ?? []);
}
