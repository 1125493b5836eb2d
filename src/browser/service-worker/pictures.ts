import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst } from 'workbox-strategies';

/**
 * All pictures of the site in one size are about twenty; the least recently used is dropped first.
 */
const MAX_PICTURES = 40;
/** A larger picture is not worth a phone's storage. */
const MAX_BYTES = 150_000;

const small: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    (await response.clone().blob()).size <= MAX_BYTES ? response : null,
};

// Workbox's own plugins differ from its type only by `exactOptionalPropertyTypes`.
const pluginsOf = (...plugins: object[]) => plugins as WorkboxPlugin[];

/**
 * Caches pictures as they are seen. Their names change with their content, so they never get stale.
 */
export const pictures = new CacheFirst({
  cacheName: 'pictures',
  plugins: pluginsOf(
    new CacheableResponsePlugin({ statuses: [200] }),
    small,
    // A full device loses the pictures, not the pages.
    new ExpirationPlugin({ maxEntries: MAX_PICTURES, purgeOnQuotaError: true }),
  ),
});

/** The same for scripts and fonts that a page loads later. */
export const otherFiles = new CacheFirst({
  cacheName: 'files',
  plugins: pluginsOf(
    new CacheableResponsePlugin({ statuses: [200] }),
    new ExpirationPlugin({ maxEntries: 20, purgeOnQuotaError: true }),
  ),
});
