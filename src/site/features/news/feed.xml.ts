import type { APIRoute } from 'astro';
import { generateAtomFeed } from 'feedsmith';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { directionOf, pathIn } from '#content/languages';
import { withCustomPage } from '#content/project';
import { PARTS } from '../../loading/feature-views.ts';
import { contentOf, languagePaths, customPagesOf } from '../../loading/queries.ts';
import { SOURCES } from '../../loading/renderings.ts';
import { cutPictures } from '../../shared/pictures/cut.ts';
import { FeedText } from './FeedText.tsx';

/** The most posts in a feed, because programs download all of it each time. */
const MAX_ENTRIES = 20;

/**
 * Begins the ids of feeds and posts (RFC 4287, 4.2.6). It must stay as it is: by them readers know
 * the posts that they have, also after the site has moved to another address.
 */
const ID_SPACE = 'urn:uuid:b7a11d4e-7f42-4afe-9c0a-78a5e8110621';

const idOf = (path: string) => `${ID_SPACE}#${path}`;

/** A feed for each language that has a post. */
export const getStaticPaths = () =>
  languagePaths().filter(({ props }) => contentOf(props.code).posts.length > 0);

const start = (date = '') => new Date(`${date}T00:00:00Z`);

/**
 * An Atom feed (RFC 4287). Its times are the days of posts, so only a change of content changes it.
 */
export const GET: APIRoute<{ code: string }> = async ({ props: { code } }) => {
  const content = contentOf(code);
  const { organisation, root, locale } = content;
  const { name, siteAddress } = organisation;
  const full = (path: string) => new URL(path, siteAddress).href;
  const pages = customPagesOf(code, siteAddress);
  const kinds = PARTS.flatMap(({ blocks = [] }) => blocks);
  const posts = content.posts.slice(0, MAX_ENTRIES);
  const entries = posts.map(async ({ path, heading, lead, date }) => {
    const page = pages.find((post) => post.path === path);
    const post = page && withCustomPage(content, page).customPage;
    if (!post) throw new Error(`${path} is not a page.`);
    const views = post.blocks.map(({ block }) => kinds.find(({ kind }) => kind === block));
    const { pictures } = await cutPictures(
      post.blocks.map((block, index) => views[index]?.figures?.(block) ?? []),
      SOURCES,
    );
    const figures = pictures.map((block) =>
      block.map(({ fallback, ...source }) => ({
        ...source,
        fallback: { ...fallback, src: full(fallback.src) },
      })),
    );
    const address = full(pathIn(root, path));
    const text = createElement(FeedText, {
      post,
      views,
      figures,
      language: locale,
      direction: directionOf(code),
      answerHtml: (answer) => content.answerHtml(answer, (to) => new URL(to, address).href),
    });
    return {
      id: idOf(pathIn(root, path)),
      title: { value: heading },
      updated: start(date),
      published: start(date),
      links: [{ href: address, rel: 'alternate', type: 'text/html' }],
      ...(lead && { summary: { value: lead } }),
      content: { type: 'html', value: renderToStaticMarkup(text) },
    };
  });
  const [address, home] = [full(`${root}/feed.xml`), full(root || '/')];
  const feed = generateAtomFeed({
    id: idOf(`${root}/feed.xml`),
    title: { value: name },
    updated: start(posts[0]?.date),
    authors: [{ name, uri: home }],
    links: [
      { href: address, rel: 'self', type: 'application/atom+xml' },
      { href: home, rel: 'alternate', type: 'text/html' },
    ],
    xml: { lang: locale },
    entries: await Promise.all(entries),
  });
  return new Response(feed);
};
