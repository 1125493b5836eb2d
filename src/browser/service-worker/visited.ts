import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { NetworkFirst } from 'workbox-strategies';

declare global {
  /** Whether there are pages of the team's own; written into the worker when it is built. */
  const OWN_PAGES: boolean;
}

/** What was not seen for longest goes first. */
const MOST_PAGES = 30;

/**
 * Pages that are kept once they were visited, and not ahead: there may be hundreds. Online they come from the network, so
 * that what is kept is never older than the last visit.
 */
export function visitedPages(): NetworkFirst {
  return new NetworkFirst({
    cacheName: 'visited',
    plugins: [
      new CacheableResponsePlugin({ statuses: [200] }),
      new ExpirationPlugin({ maxEntries: MOST_PAGES, purgeOnQuotaError: true }),
    ] as WorkboxPlugin[],
  });
}
