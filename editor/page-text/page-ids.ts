import { attribute, elementsIn, parseHtml } from '../../hosting/html.ts';
import { isValidElement, type ReactNode } from 'react';
import { PageOfLinks } from '../../src/site/components/Link.tsx';
import type { Content } from '../../src/core/content.ts';
import type { PageKind } from '../../src/core/site-pages.ts';
import { Frame } from '../../src/site/views/Frame.tsx';
import { renderInputs } from './pages.ts';

/** Stands in for pictures and music, which have no ids. */
const NO_FILES = {
  picture: () => ({
    files: [],
    fallback: { src: '', width: 1, height: 1 },
    background: '',
    isDrawing: false,
    alt: '',
  }),
  drawing: () => ({ viewBox: '0 0 1 1', attributes: {}, body: '' }),
  ink: () => ({ src: '', width: 1, height: 1 }),
  // Of music and of a printed code, whichever is asked for.
  made: () => ({
    ...{ src: '', type: '', format: '', seconds: 0, bytes: 0 },
    ...{ viewBox: '0 0 1 1', attributes: {}, body: '' },
  }),
};

/** Stands in for the page of a link, which changes no id. */
const LINKS = { code: '', targetOf: (href: string) => ({ href }), newTab: '' };

interface Props {
  id?: string;
  children?: ReactNode | ((value: typeof LINKS) => ReactNode);
  dangerouslySetInnerHTML?: { __html: string };
}

// Not by the parser of the browser, which workers do not have.
const idsInHtml = (html: string) =>
  elementsIn(parseHtml(html)).flatMap((element) => attribute(element, 'id') ?? []);

/** Every id that views write. Views are pure functions, so calling them renders them. */
function* idsIn(node: ReactNode): Generator<string> {
  if (Array.isArray(node)) for (const one of node as ReactNode[]) yield* idsIn(one);
  if (!isValidElement<Props>(node)) return;
  const { props } = node;
  const type: unknown = node.type;
  if (typeof type === 'function') {
    yield* idsIn((type as (given: Props) => ReactNode)(props));
    return;
  }
  if (type === PageOfLinks.Consumer && typeof props.children === 'function') {
    yield* idsIn(props.children(LINKS));
    return;
  }
  if (typeof type === 'string' && props.id) yield props.id;
  if (props.dangerouslySetInnerHTML) yield* idsInHtml(props.dangerouslySetInnerHTML.__html);
  yield* idsIn(props.children as ReactNode);
}

/** The ids of a page, such as `the-church` for the link `/about-us#the-church`. */
export async function pageIds(page: PageKind, content: Content): Promise<string[]> {
  return [...idsIn(Frame(await renderInputs(page, content, NO_FILES)))];
}
