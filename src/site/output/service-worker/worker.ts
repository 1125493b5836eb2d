import { clientsClaim } from 'workbox-core';
import type { RouteHandlerCallback } from 'workbox-core/types.js';
import { addPlugins, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute, setCatchHandler } from 'workbox-routing';
/**
 * The service worker: after one visit every page opens offline. Built to /sw.js by
 * src/site/output/after-build/service-worker.ts. Its decisions are in docs/performance.md.
 */
import { savesData } from '../../shared/browser/connection.ts';
import { isBypassed } from './bypass.ts';
import { otherFiles, pictureCache, cachedPage, storeVisited, visitedPages } from './caches.ts';
import { fallback, files } from './precache.ts';
import { isOfNewVersion, takeOver } from './update.ts';
import { scope } from './worker-scope.ts';

addPlugins([
  {
    // Revalidates a page that has just been fetched (304) instead of downloading it twice.
    requestWillFetch: ({ request }) =>
      Promise.resolve(
        request.cache === 'reload' ? new Request(request, { cache: 'no-cache' }) : request,
      ),
  },
]);

/** Fetches a page. Offline, answers with the stored one, else with the offline page. */
async function online(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    // Hosts lead to a page from its name with a slash; a worker that waits may know other pages.
    const path = new URL(request.url).pathname.replace(/(.)\/$/, '$1');
    const page =
      (await matchPrecache(path)) ?? (await cachedPage(path)) ?? (await matchPrecache(fallback));
    if (!page) throw error;
    return page;
  }
}

const visited = visitedPages();

/** Answers with a page that is not precached, and stores an own page. */
const visit: RouteHandlerCallback = async (options) => {
  const { request, url } = options;
  // A calendar is no page to come back to.
  if (url.pathname.endsWith('.ics')) return online(request);
  return visited.handle(options).catch(() => online(request));
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

// Who saves data, or has a 2G connection, stores each page and file as it is visited, and nothing
// before: Workbox puts what the list names and the cache lacks into the cache once it is asked for.
scope.addEventListener('install', (event) => {
  if (savesData()) event.stopImmediatePropagation();
});

precacheAndRoute(files, {
  cleanURLs: false,
  directoryIndex: '',
  // No page depends on its query.
  ignoreURLParametersMatching: [/.*/],
});

registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.destination === 'image',
  pictureCache,
);

registerRoute(
  // Music is loaded in parts, which no cache may hold.
  ({ url, sameOrigin, request }) =>
    sameOrigin && url.pathname.startsWith('/_astro/') && request.destination !== 'audio',
  otherFiles,
);

registerRoute(new NavigationRoute(visit));

// A page that is not stored and cannot be fetched as its version was: by now the site has a newer
// one, or there is no connection.
setCatchHandler(({ request }) => (request.mode === 'navigate' ? online(request) : fetch(request)));

// The first visit also caches its pictures. Later workers wait: update.ts.
clientsClaim();

/** Stores the pages that are open and not stored: the first was opened before there was a worker. */
async function storeOpenPages(): Promise<void> {
  for (const { url } of await scope.clients.matchAll({ includeUncontrolled: true })) {
    const { pathname } = new URL(url);
    if (!isBypassed(url) && !(await matchPrecache(pathname)))
      // A page that is not there, no connection, a full device: it is not stored.
      await storeVisited(pathname).catch(() => undefined);
  }
}
// The event does not wait for it: until it has ended no page gets an answer.
scope.addEventListener('activate', () => void storeOpenPages());
