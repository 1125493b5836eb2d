import { securityHeaders } from './headers.ts';
import { listFiles, readPages, type Page } from './pages.ts';
import { endingOf, isFeed } from './media-types.ts';

/** The first line of every generated file. */
export const GENERATED = 'Made by `npm run build` from hosting/. Changes made here are lost.';

/** Files for some hosts that others must hide; `.htaccess` is hidden because of its dot. */
export const HOST_FILES = '_headers|_redirects';

/** What hosts need to know about the built site. @throws Error if it contains no page */
export function hostedSite(dist: URL, pages: readonly Page[] = readPages(dist)) {
  const files = listFiles(dist);
  return {
    headers: securityHeaders(dist, pages),
    /** Names of the pages beside Home, such as `about-us`. */
    names: pages.flatMap(({ address }) => (address && address !== '/' ? [address.slice(1)] : [])),
    /** Folders of the languages that have a default page of their own, such as `fr`. */
    languages: files.flatMap((file) => /^([^/]+)\/404\.html$/.exec(file)?.[1] ?? []),
    drawings: files.filter((file) => endingOf(file) === 'svg'),
    /** Its calendars, such as `dates.ics`; those of single dates are in folders named `ics`. */
    calendars: files.filter((file) => endingOf(file) === 'ics'),
    /** Its news feeds, one for each language that has a post, such as `fr/feed.xml`. */
    feeds: files.filter(isFeed),
  };
}

export type HostedSite = ReturnType<typeof hostedSite>;

/** Quotes a text for Apache and nginx. */
export const quote = (text: string) => `"${text.replaceAll('"', '\\"')}"`;

/** A line of a generated file for each entry, such as each header. */
export function formatLines<Value>(
  all: Readonly<Record<string, Value>>,
  lineOf: (name: string, value: Value) => string,
): string {
  return Object.entries(all)
    .map(([name, value]) => lineOf(name, value))
    .join('\n');
}
