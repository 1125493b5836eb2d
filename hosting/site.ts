import {
  CACHING,
  DRAWINGS,
  HASHED_FOLDER,
  SUBRESOURCES,
  securityHeaders,
  type SiteHeaders,
} from './headers.ts';
import { EDITOR_FOLDER, drawingsIn, languageFolders, namesOf, pagesOf } from './pages.ts';
import { FILE_TYPES } from './types.ts';

/** What every host has to be told about the built site. */
export interface HostedSite {
  headers: SiteHeaders;
  /** Names of the pages beside Home, such as `about-us`. */
  names: string[];
  /** Folders of the languages that have a default page of their own, such as `fr`. */
  languages: string[];
  /** Its drawings, such as `favicon.svg`. */
  drawings: string[];
}

/** First line of every generated file. */
export const GENERATED = 'Made by `npm run build` from hosting/. Changes made here are lost.';

/** Files for one kind of host, which no visitor should read on another; `.htaccess` is hidden by its dot already. */
export const HOST_FILES = ['_headers', '_redirects'] as const;

/** Endings of the files of which compressed copies exist. */
export const COMPRESSED = Object.keys(FILE_TYPES).filter((ending) => FILE_TYPES[ending]?.compress);

/** A regular expression, as each of these servers reads it, that matches any of the names. */
export function anyOf(names: readonly string[]): string {
  return names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
}

/** The built site as hosts see it. @throws Error if the folder holds no built page */
export function hostedSite(dist: URL): HostedSite {
  return {
    headers: securityHeaders(dist),
    names: namesOf(pagesOf(dist)),
    languages: languageFolders(dist),
    drawings: drawingsIn(dist),
  };
}

export { CACHING, DRAWINGS, EDITOR_FOLDER, HASHED_FOLDER, SUBRESOURCES };
