/**
 * The web worker that checks the whole project, including phone numbers, bank accounts and anchors,
 * so that typing never waits for it.
 */
import '../no-eval.ts';
import './page-style.ts';
import type { Content } from '#content/project';
import { attribute, elementsIn, elementsNamed, parseHtml, textIn } from '#site/html';
import { Frame } from '#site/shared';
import { pageAssets } from '../page/page-assets.ts';
import { renderInputs } from '../page/pages.ts';
import { OpenProject } from '../store/files/open-project.ts';
import { findMistakes } from '../store/project/find-mistakes.ts';
import { decodeWith } from './character-reference.ts';
import type { CheckRequest, CheckAnswer } from './check-client.ts';
import { loadPhoneMetadata } from './phones.ts';

/** The first segments of addresses that the site itself uses; defined by `app/build.ts`. */
declare const RESERVED_SLUGS: string[];
/** The paths of the files in public/; defined by `app/build.ts`. */
declare const SITE_FILES: string[];

// Workers have no `DOMParser`.
decodeWith((html) => elementsNamed(parseHtml(html), 'body').map(textIn).join(''));

/** Resolves no pictures or music, because these have no ids. */
const NO_FILES = pageAssets(() => Promise.resolve(undefined));

/** The ids of a page, such as `the-church` for the link `/about-us#the-church`. */
async function pageIds(page: string, content: Content): Promise<string[]> {
  // Loaded when a link with `#` is checked: most projects never need the renderer.
  const { renderToStaticMarkup } = await import('react-dom/server');
  const html = renderToStaticMarkup(Frame(await renderInputs(page, content, NO_FILES)));
  return [...elementsIn(parseHtml(html))].flatMap((element) => attribute(element, 'id') ?? []);
}

const site = { files: new Set(SITE_FILES), reservedSlugs: new Set(RESERVED_SLUGS), idsOf: pageIds };
let published = new OpenProject();

addEventListener('message', ({ data, ports: [port] }: MessageEvent<CheckRequest>) => {
  const { changes } = data;
  if (data.published) published = published.withAll(data.published);
  const texts = changes.reduce((all, [path, text]) => all.with(path, text), published);
  const paths = changes.map(([path]) => path);
  const answer = (message: CheckAnswer) => port?.postMessage(message);
  const find = async () => {
    await loadPhoneMetadata();
    return findMistakes(published, texts, paths, site);
  };
  find().then(
    (mistakes) => answer({ mistakes }),
    (error: unknown) => answer({ failed: String(error) }),
  );
});
