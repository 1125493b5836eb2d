import { generateAtomFeed } from 'feedsmith';

/** The most posts in a feed, because programs download all of it each time. */
export const MAX_ENTRIES = 20;

interface FeedEntry {
  /** Full address of the post. */
  address: string;
  heading: string;
  lead?: string | undefined;
  /** Year-month-day. */
  date: string;
  /** The text as HTML. */
  html: string;
}

interface FeedFacts {
  /** Name of the organisation. */
  name: string;
  /** Full address of the feed. */
  address: string;
  /** Full address of Home in the language. */
  home: string;
  /** Language (BCP 47). */
  language: string;
}

const start = (date: string) => new Date(`${date}T00:00:00Z`);

/**
 * An Atom feed (RFC 4287). Its times are the days of posts, so only a change of content changes it.
 * @param entries at least one, the newest first
 */
export function atomFeed(
  { name, address, home, language }: FeedFacts,
  entries: FeedEntry[],
): string {
  const [newest] = entries;
  return generateAtomFeed({
    id: address,
    title: { value: name },
    updated: start(newest?.date ?? ''),
    authors: [{ name, uri: home }],
    links: [
      { href: address, rel: 'self', type: 'application/atom+xml' },
      { href: home, rel: 'alternate', type: 'text/html' },
    ],
    xml: { lang: language },
    entries: entries.map((entry) => ({
      id: entry.address,
      title: { value: entry.heading },
      updated: start(entry.date),
      published: start(entry.date),
      links: [{ href: entry.address, rel: 'alternate', type: 'text/html' }],
      ...(entry.lead && { summary: { value: entry.lead } }),
      content: { type: 'html', value: entry.html },
    })),
  });
}
