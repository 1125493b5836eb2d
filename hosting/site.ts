import { securityHeaders, type SiteHeaders } from './headers.ts';
import { calendarsIn, drawingsIn, feedsIn, languageFolders, namesOf, type Page } from './pages.ts';
import { FILE_TYPES } from './types.ts';

export { CACHING, HASHED_FOLDER } from './headers.ts';
export { EDITOR_FOLDER } from './pages.ts';

/** What every host has to be told about the built site. */
export interface HostedSite {
  headers: SiteHeaders;
  /** Names of the pages beside Home, such as `about-us`. */
  names: string[];
  /** Folders of the languages that have a default page of their own, such as `fr`. */
  languages: string[];
  /** Its drawings, such as `favicon.svg`. */
  drawings: string[];
  /** Its calendars, such as `dates.ics`; those of single dates lie in folders named `ics`. */
  calendars: string[];
  /** Its news feeds, one for each language that has a post, such as `fr/feed.xml`. */
  feeds: string[];
}

/** First line of every generated file. */
export const GENERATED = 'Made by `npm run build` from hosting/. Changes made here are lost.';

/** Files for one kind of host, which no visitor should read on another; `.htaccess` is hidden by its dot already. */
export const HOST_FILES = '_headers|_redirects';

/** Endings of the files of which compressed copies exist. */
export const COMPRESSED = Object.keys(FILE_TYPES).filter((ending) => FILE_TYPES[ending]?.compress);

/** The built site as hosts see it. @throws Error if the folder holds no built page */
export function hostedSite(dist: URL, pages: readonly Page[]): HostedSite {
  return {
    headers: securityHeaders(dist, pages),
    names: namesOf(pages),
    languages: languageFolders(dist),
    drawings: drawingsIn(dist),
    calendars: calendarsIn(dist),
    feeds: feedsIn(dist),
  };
}

/** A text between quotation marks, as Apache and nginx read it. */
export const quoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`;

/** A line of a generated file for each entry, such as each header. */
export function lines<Value>(
  all: Readonly<Record<string, Value>>,
  lineOf: (name: string, value: Value) => string,
): string {
  return Object.entries(all)
    .map(([name, value]) => lineOf(name, value))
    .join('\n');
}
