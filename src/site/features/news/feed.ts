import { generateAtomFeed } from 'feedsmith';
import { pathIn } from '#content/languages';
import type { Content } from '#content/project';

/** The most posts in a feed: programs download the whole file each time. */
const MAX_ENTRIES = 20;

/**
 * Begins the ids of feeds and posts (RFC 4287, 4.2.6). Never change it: feed readers know by these ids
 * which posts they already have, even after the site has moved.
 */
const ID_SPACE = 'urn:uuid:b7a11d4e-7f42-4afe-9c0a-78a5e8110621';

const idOf = (path: string) => `${ID_SPACE}#${path}`;

/** The middle of a day, which is the same day in nearly every time zone. */
const middleOf = (day = '') => new Date(`${day}T12:00:00Z`);

/** The path of the feed of a language; undefined while there is no post. */
export const feedPath = ({ posts, root }: Content): string | undefined =>
  posts.length > 0 ? `${root}/feed.xml` : undefined;

/**
 * The newest posts of a language as an Atom feed (RFC 4287). Its times are the days of posts, so that
 * the file changes only with the content.
 */
export function feedText(content: Content, path: string): string {
  const { organisation, root, locale, posts } = content;
  const { name, siteAddress } = organisation;
  const withHost = (to: string) => new URL(to, siteAddress).href;
  const home = withHost(root || '/');
  return generateAtomFeed({
    id: idOf(path),
    title: { value: name },
    updated: middleOf(posts[0]?.date),
    authors: [{ name, uri: home }],
    links: [
      { href: withHost(path), rel: 'self', type: 'application/atom+xml' },
      { href: home, rel: 'alternate', type: 'text/html' },
    ],
    xml: { lang: locale },
    entries: posts.slice(0, MAX_ENTRIES).map(({ path: ofPost, heading, lead, date }) => {
      const inLanguage = pathIn(root, ofPost);
      return {
        id: idOf(inLanguage),
        title: { value: heading },
        updated: middleOf(date),
        published: middleOf(date),
        links: [{ href: withHost(inLanguage), rel: 'alternate', type: 'text/html' }],
        ...(lead && { summary: { value: lead } }),
      };
    }),
  });
}
