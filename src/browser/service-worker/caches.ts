import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';

declare global {
  /** Whether there are own pages; defined by the build. */
  const OWN_PAGES: boolean;
}

/** A larger picture is not worth a phone's storage. */
const MAX_BYTES = 150_000;

const small: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    (await response.clone().blob()).size <= MAX_BYTES ? response : null,
};

/**
 * Limits a cache: the least recently used is dropped first. A full device loses these files, not
 * the saved pages.
 */
const most = (maxEntries: number) =>
  // Workbox's own plugins differ from its type only by `exactOptionalPropertyTypes`.
  [
    new CacheableResponsePlugin({ statuses: [200] }),
    new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }),
  ] as object[] as WorkboxPlugin[];

/** Caches scripts and fonts that a page loads later. Their names change with their content. */
export const otherFiles = new CacheFirst({ cacheName: 'files', plugins: most(20) });

/**
 * Caches pictures as they are seen, in the same way; all of the site in one size are about twenty.
 */
export const pictures = new CacheFirst({ cacheName: 'pictures', plugins: [...most(40), small] });

/**
 * Caches own pages once they are visited, not ahead: there may be hundreds. Online they come from
 * the network, so that the cache is never older than the last visit.
 */
export const visitedPages = () => new NetworkFirst({ cacheName: 'visited', plugins: most(30) });
