/** Answers with pages: the newest, or without a connection the stored one, or the offline page. */
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { NetworkFirst } from 'workbox-strategies';
import { keepLatest } from './caches.ts';
import { cacheKeyOf, fallback, pages, pagesOfLanguages } from './precache.ts';
import { tellDay } from './stored-day.ts';
import type { WorkerEvent } from './worker-scope.ts';

/** In seconds, how long the network may take while there is a stored page. */
const TIMEOUT = 3;

/** A mark that every page of the site contains (src/site/Document.astro). */
const SITE_MARKER = /<template id="?later\b/;

const ownPages: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(cacheKeyOf(request.url)),

  // A host may let browsers keep pages for minutes: asks it in any case. A copy of the request, since
  // a request for the address alone would follow redirects, which browsers refuse for navigations.
  requestWillFetch: ({ request }) => Promise.resolve(new Request(request, { cache: 'no-cache' })),

  // An error of the host counts as no connection, so that a stored page is shown.
  fetchDidSucceed: ({ response, state }) => {
    if (response.status < 500) return Promise.resolve(response);
    if (state) state['error'] = response;
    return Promise.reject(new Error(`The host answered ${response.status}.`));
  },

  // Stores only pages of this site: a lapsed domain answers with others. The copy is of today, and a
  // plain answer, because browsers refuse a redirected one for navigations.
  cacheWillUpdate: async ({ response }) => {
    if (response.status !== 200) return null;
    if (!response.headers.get('content-type')?.startsWith('text/html')) return null;
    const html = await response.clone().text();
    const headers = new Headers(response.headers);
    headers.set('date', new Date().toUTCString());
    return SITE_MARKER.test(html) ? new Response(html, { headers }) : null;
  },

  handlerDidError: async ({ state }) =>
    (state?.['error'] as Response | undefined) ?? caches.match(fallback),
};

const strategyFor = (cacheName: string, limits: WorkboxPlugin[] = []) =>
  new NetworkFirst({
    cacheName,
    networkTimeoutSeconds: TIMEOUT,
    plugins: [ownPages, ...(TELLS_DAY ? [tellDay] : []), ...limits],
  });

/**
 * The pages of the site, without limit: of one language, and after a change of language of another,
 * until the worker that stored them for it is activated.
 */
const PAGES = 'pages';
const sitePages = strategyFor(PAGES);
/** Others, such as the team's own, since there may be hundreds. */
const visitedPages = strategyFor('visited', keepLatest(30));

/** The strategy of the page at an address. */
export const strategyOf = (address: string): NetworkFirst =>
  pagesOfLanguages.includes(cacheKeyOf(address)) ? sitePages : visitedPages;

/** Whether the page at an address is stored. */
export const isStored = async (address: string): Promise<boolean> =>
  (await caches.match(cacheKeyOf(address))) !== undefined;

/** What Workbox needs of an event. */
type StoringEvent = Pick<WorkerEvent, 'waitUntil'>;

/** Fetches a page and stores it. @throws Error if it is not stored afterwards */
export async function storePage(address: string, event: StoringEvent): Promise<void> {
  const [, stored] = strategyOf(address).handleAll({ request: cacheKeyOf(address), event });
  await stored;
  if (!(await isStored(address))) throw new Error(`${address} is not stored.`);
}

/** Stores the pages that open without a connection. */
export const storePages = (event: StoringEvent) =>
  Promise.all(pages.map((path) => storePage(path, event)));

/** Deletes stored pages of another language, and those that the site does not have any more. */
export async function deleteOtherPages(): Promise<void> {
  const cache = await caches.open(PAGES);
  for (const request of await cache.keys())
    if (!pages.includes(cacheKeyOf(request.url))) await cache.delete(request);
}
