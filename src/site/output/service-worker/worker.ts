/**
 * The service worker: after one visit the four pages open offline, and of all others the last thirty.
 * src/site/output/after-build/service-worker.ts builds it to /sw.js. docs/performance.md explains
 * its decisions.
 */
import { clientsClaim } from 'workbox-core';
import type { RouteHandlerCallback } from 'workbox-core/types.js';
import { addPlugins, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute, setCatchHandler } from 'workbox-routing';
import { savesData } from '../../shared/browser/connection.ts';
import { isBypassed } from './bypass.ts';
import { otherFiles, pictureCache, cachedPage, visitedPages } from './caches.ts';
import { fallback, files } from './precache.ts';
import { isOfNewVersion, takeOver } from './update.ts';
import { scope } from './worker-scope.ts';

addPlugins([
  {
    // Revalidates what the page has just fetched (304) instead of downloading it twice.
    requestWillFetch: ({ request }) =>
      Promise.resolve(
        request.cache === 'reload' ? new Request(request, { cache: 'no-cache' }) : request,
      ),
  },
]);

/** Gets a page: the latest, or offline the stored one, or else the offline page. */
async function getPage(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    // Hosts redirect the address with a slash to the page. A waiting worker may know other pages.
    const path = new URL(request.url).pathname.replace(/(.)\/$/, '$1');
    const page =
      (await matchPrecache(path)) ?? (await cachedPage(path)) ?? (await matchPrecache(fallback));
    if (!page) throw error;
    return page;
  }
}

const visited = visitedPages();

/** Answers with a page that is not precached, and stores it. */
const visit: RouteHandlerCallback = async (options) => {
  const { request, url } = options;
  // Nobody comes back to a calendar file, so it is not stored.
  if (url.pathname.endsWith('.ics')) return getPage(request);
  return visited.handle(options).catch(() => getPage(request));
};

registerRoute(
  ({ request }) => isOfNewVersion(request),
  async (options) => {
    const path = options.url.pathname;
    const key = await takeOver(path);
    const page = key === undefined ? matchPrecache(path) : caches.match(key);
    return (await page) ?? visit(options);
  },
);

// For visitors who save data or have 2G, nothing is downloaded ahead: each page and file is stored
// when visited. Workbox caches a listed file on its first request if it is not cached yet.
scope.addEventListener('install', (event) => {
  if (savesData()) event.stopImmediatePropagation();
});

precacheAndRoute(files, {
  cleanURLs: false,
  directoryIndex: '',
  // Pages do not depend on their query.
  ignoreURLParametersMatching: [/.*/],
});

registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.destination === 'image',
  pictureCache,
);

registerRoute(
  // Browsers load music in parts (206), which a cache cannot store.
  ({ url, sameOrigin, request }) =>
    sameOrigin && url.pathname.startsWith('/_astro/') && request.destination !== 'audio',
  otherFiles,
);

registerRoute(new NavigationRoute(visit));

// The page is not stored, and its own version cannot be fetched any more: the site has a newer one,
// or there is no connection.
setCatchHandler(({ request }) => (request.mode === 'navigate' ? getPage(request) : fetch(request)));

// The first visit also stores its pictures. Later workers wait: update.ts.
clientsClaim();

/** Stores open pages that are not stored, such as the first: it came before any worker. */
async function storeOpenPages(): Promise<void> {
  for (const { url } of await scope.clients.matchAll({ includeUncontrolled: true })) {
    const { pathname } = new URL(url);
    if (!isBypassed(url) && !(await matchPrecache(pathname)))
      // Not stored if the page is unknown, the connection fails or the device is full. Workbox
      // needs an event, but refuses that of the activation as soon as it has ended.
      await visited
        .handleAll({ request: pathname, event: { waitUntil() {} } })[1]
        .catch(() => undefined);
  }
}
// Outside `waitUntil`, because activation would hold back every page until it finished.
scope.addEventListener('activate', () => void storeOpenPages());
