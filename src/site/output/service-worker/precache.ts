import type { PrecacheEntry } from 'workbox-precaching';

interface Precache {
  /** Address of the page shown instead of one that is not stored. */
  fallback: string;
  /** Addresses of pages with a hash of each: where one changes, browsers install a new worker. */
  pages: Record<string, string>;
  files: PrecacheEntry[];
}

declare global {
  /** What to store for each language, inserted by src/site/output/after-build/service-worker.ts. */
  const PRECACHES: Record<string, Precache>;
}

/** What to store: only the language that was read when this worker was registered. */
const precache = PRECACHES[location.search.slice(1)] ?? Object.values(PRECACHES)[0];

export const { files, fallback } = precache ?? { files: [], fallback: '/' };

/** Addresses of the pages that open without a connection after one visit. */
export const pages = Object.keys(precache?.pages ?? {});

/** Addresses of such pages in all languages. */
export const pagesOfLanguages = Object.values(PRECACHES).flatMap(({ pages }) => Object.keys(pages));

/** The address at which a page is stored: without a query, or the slash that hosts redirect. */
export const cacheKeyOf = (address: string): string =>
  new URL(address, location.origin).pathname.replace(/(.)\/$/, '$1');
