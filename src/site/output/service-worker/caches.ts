import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { replacePictures } from './replaced-pictures.ts';

/** In bytes. Larger pictures are not worth a phone's storage. */
const MAX_BYTES = 150_000;

const onlySmall: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    (await response.clone().blob()).size <= MAX_BYTES ? response : null,
};

/** A mark that every page of the site contains (src/site/Document.astro). */
const SITE_MARKER = /<template id="?later\b/;

/**
 * Stores only pages of this site: a lapsed domain, or a network that asks to sign in, answers with
 * others. An error of the host (5xx) counts as no connection, so that a stored page is shown.
 */
const onlyOwnPages: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    SITE_MARKER.test(await response.clone().text()) ? response : null,
  fetchDidSucceed: ({ response }) =>
    response.status < 500 ? Promise.resolve(response) : Promise.reject(new Error('no answer')),
};

/** Limits a cache to its latest files. A full device clears it before the precache. */
const keepLatest = (maxEntries: number) =>
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
  plugins: [...keepLatest(40), onlySmall, replacePictures],
});

const VISITED = 'visited';

/** The last visited version of the page at a path. */
export const cachedPage = (path: string): Promise<Response | undefined> =>
  caches.match(path, { cacheName: VISITED, ignoreSearch: true });

/** Caches pages when visited, since there may be hundreds. Online they come from the network. */
export const visitedPages = () =>
  new NetworkFirst({
    cacheName: VISITED,
    plugins: [
      ...keepLatest(30),
      onlyOwnPages,
      { cachedResponseWillBeUsed: ({ request }) => cachedPage(new URL(request.url).pathname) },
    ],
  });
