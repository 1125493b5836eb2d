import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { NetworkFirst } from 'workbox-strategies';

declare global {
  /** Whether there are own pages; defined by the build. */
  const OWN_PAGES: boolean;
}

/** The least recently used is dropped first. */
const MAX_PAGES = 30;

/**
 * Caches own pages once they are visited, not ahead: there may be hundreds. Online they come from
 * the network, so that the cache is never older than the last visit.
 */
export function visitedPages(): NetworkFirst {
  return new NetworkFirst({
    cacheName: 'visited',
    plugins: [
      new CacheableResponsePlugin({ statuses: [200] }),
      new ExpirationPlugin({ maxEntries: MAX_PAGES, purgeOnQuotaError: true }),
    ] as WorkboxPlugin[],
  });
}
