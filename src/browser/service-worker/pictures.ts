import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst } from 'workbox-strategies';

/** All pictures of the site in one size are about twenty; what was not seen for longest goes first. */
const MOST_PICTURES = 40;
/** A picture that weighs more than this is not worth a phone's memory. */
const MOST_BYTES = 150_000;

const small: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    (await response.clone().blob()).size <= MOST_BYTES ? response : null,
};

// Workbox's own plugins miss their type by `exactOptionalPropertyTypes` alone.
const pluginsOf = (...plugins: object[]) => plugins as WorkboxPlugin[];

/** Pictures as they are seen: their names change with their content, so a kept one is never out of date. */
export const pictures = new CacheFirst({
  cacheName: 'pictures',
  plugins: pluginsOf(
    new CacheableResponsePlugin({ statuses: [200] }),
    small,
    // A full device loses the pictures, never the pages.
    new ExpirationPlugin({ maxEntries: MOST_PICTURES, purgeOnQuotaError: true }),
  ),
});

/** Scripts and letters that a page asks for later, under the same rule. */
export const otherFiles = new CacheFirst({
  cacheName: 'files',
  plugins: pluginsOf(
    new CacheableResponsePlugin({ statuses: [200] }),
    new ExpirationPlugin({ maxEntries: 20, purgeOnQuotaError: true }),
  ),
});
