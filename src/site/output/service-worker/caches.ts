import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';

/** A larger picture is not worth a phone's storage. */
const MAX_BYTES = 150_000;

const small: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    (await response.clone().blob()).size <= MAX_BYTES ? response : null,
};

/** What every page of the site has in it (src/site/Document.astro). */
const OF_SITE = /<template id="?later\b/;

/**
 * Stores only pages of this site: a domain that has lapsed and a network that asks to sign in answer
 * with others. Where the host cannot answer, it is as if there were no connection.
 */
const ofSite: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    OF_SITE.test(await response.clone().text()) ? response : null,
  fetchDidSucceed: ({ response }) =>
    response.status < 500 ? Promise.resolve(response) : Promise.reject(new Error('no answer')),
};

/** Limits a cache: the least recently used goes first, and all before the saved pages. */
const most = (maxEntries: number) =>
  // Workbox's own plugins differ from its type only by `exactOptionalPropertyTypes`.
  [
    new CacheableResponsePlugin({ statuses: [200] }),
    new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }),
  ] as object[] as WorkboxPlugin[];

/** Caches scripts and fonts that a page loads later. Their names change with their content. */
export const otherFiles = new CacheFirst({
  cacheName: 'files',
  plugins: most(20),
});

/** Caches pictures as they are seen; all of the site in one size are about twenty. */
export const pictureCache = new CacheFirst({
  cacheName: 'pictures',
  plugins: [...most(40), small],
});

const VISITED = 'visited';
const MOST_VISITED = 30;

/** The page at a path, as last visited. */
export const cachedPage = (path: string): Promise<Response | undefined> =>
  caches.match(path, { cacheName: VISITED, ignoreSearch: true });

/** Caches pages once visited: there may be hundreds. Online they come from the network. */
export const visitedPages = () =>
  new NetworkFirst({
    cacheName: VISITED,
    plugins: [
      ...most(MOST_VISITED),
      ofSite,
      { cachedResponseWillBeUsed: ({ request }) => cachedPage(new URL(request.url).pathname) },
    ],
  });

/** Stores a page that was opened before there was a worker, as if it were visited now. */
export async function storeVisited(path: string): Promise<void> {
  await (await caches.open(VISITED)).add(path);
  const limit = new CacheExpiration(VISITED, { maxEntries: MOST_VISITED });
  await limit.updateTimestamp(location.origin + path);
}
