import type { APIRoute } from 'astro';
import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { withOwnPage } from '../../core/content.ts';
import { directionOf, pathIn } from '../../core/languages/language.ts';
import { contentOf, languagePaths, ownPagesOf } from '../../loading/queries.ts';
import { atomFeed, MAX_ENTRIES } from './feed.ts';
import { FeedText } from './FeedText.tsx';
import { PARTS } from '../../loading/parts.ts';
import { SOURCES } from '../../loading/renderings.ts';
import { cutPictures } from '../../site/pictures/cut.ts';

/** A feed for each language that has a post. */
export async function getStaticPaths() {
  const paths = await languagePaths();
  const all = paths.map(async (path) =>
    (await contentOf(path.props.code)).posts[0] ? [path] : [],
  );
  return (await Promise.all(all)).flat();
}

export const GET: APIRoute<{ code: string }> = async ({ props: { code } }) => {
  const content = await contentOf(code);
  const { organisation, root, locale } = content;
  const full = (path: string) => new URL(path, organisation.siteAddress).href;
  const pages = new Map(
    (await ownPagesOf(code, organisation.siteAddress)).map((page) => [page.path, page]),
  );
  const entries = content.posts.slice(0, MAX_ENTRIES).map(async ({ path, ...post }) => {
    const page = pages.get(path);
    const own = page && withOwnPage(content, page).own;
    if (!own) throw new Error(`${path} is not a page.`);
    const known = PARTS.flatMap(({ blocks = [] }) => blocks);
    const views = own.blocks.map(({ block }) => known.find(({ kind }) => kind === block));
    const { pictures } = await cutPictures(
      own.blocks.map((block, index) => views[index]?.figures?.(block) ?? []),
      SOURCES,
    );
    const figures = pictures.map((block) =>
      block.map((source) => ({
        ...source,
        fallback: { ...source.fallback, src: full(source.fallback.src) },
      })),
    );
    const address = full(pathIn(root, path));
    const text = {
      ...{ post: own, views, figures, language: locale, direction: directionOf(code) },
      answerHtml: (answer: string) => content.answerHtml(answer, (to) => new URL(to, address).href),
    };
    return {
      ...post,
      address,
      html: renderToStaticMarkup(createElement(FeedText, text)),
    };
  });
  const facts = {
    name: organisation.name,
    address: full(`${root}/feed.xml`),
    home: full(root || '/'),
    language: locale,
  };
  return new Response(atomFeed(facts, await Promise.all(entries)));
};
