import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst } from 'workbox-strategies';

/** In bytes. Larger pictures are not worth a phone's storage. */
const MAX_BYTES = 150_000;

const onlySmall: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    (await response.clone().blob()).size <= MAX_BYTES ? response : null,
};

/** Limits a cache to its latest files. A full device clears it before the precache. */
export const keepLatest = (maxEntries: number) =>
  // Workbox's plugins differ from its own type only because of `exactOptionalPropertyTypes`.
  [
    new CacheableResponsePlugin({ statuses: [200] }),
    new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }),
  ] as object[] as WorkboxPlugin[];

/** Caches scripts and fonts that pages load later; their names change with their content. */
export const otherFiles = new CacheFirst({
  cacheName: 'files',
  plugins: keepLatest(20),
});

/** Caches pictures as visitors see them. The whole site has about twenty in one size. */
export const pictureCache = new CacheFirst({
  cacheName: 'pictures',
  plugins: [...keepLatest(40), onlySmall],
});
