/**
 * The service worker: online every page is the newest, and after one visit the four pages open
 * offline, and of all others the last thirty. src/site/output/after-build/service-worker.ts builds
 * it to /sw.js. docs/performance.md explains its decisions.
 */
import { clientsClaim } from 'workbox-core';
import { addPlugins, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { ASSETS_FOLDER } from '../../shared/assets-folder.ts';
import { savesData } from '../../shared/browser/connection.ts';
import { isBypassed } from './bypass.ts';
import { otherFiles, pictureCache } from './caches.ts';
import { deleteOtherPages, isStored, storePage, storePages, strategyOf } from './pages.ts';
import { files } from './precache.ts';
import { scope } from './worker-scope.ts';

// The first worker controls the page that registered it. A newer one waits until no page of the site
// is open, because a page that is requested while workers change may never arrive.
clientsClaim();

addPlugins([
  {
    // Revalidates what the page has just fetched (304) instead of downloading it twice.
    requestWillFetch: ({ request }) =>
      Promise.resolve(
        request.cache === 'reload' ? new Request(request, { cache: 'no-cache' }) : request,
      ),
  },
]);

// For visitors who save data or have 2G, nothing is downloaded ahead: each page and file is stored
// when visited. Workbox caches a listed file on its first request if it is not cached yet.
scope.addEventListener('install', (event) => {
  if (savesData()) event.stopImmediatePropagation();
  else event.waitUntil(storePages(event));
});

precacheAndRoute(files, { cleanURLs: false, directoryIndex: '' });

registerRoute(new NavigationRoute((options) => strategyOf(options.url.href).handle(options)));

registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.destination === 'image',
  pictureCache,
);

registerRoute(
  // Not music, which a visitor plays, opens or downloads.
  ({ url, sameOrigin, request }) =>
    sameOrigin &&
    url.pathname.startsWith(`/${ASSETS_FOLDER}/`) &&
    ['script', 'style', 'font'].includes(request.destination),
  otherFiles,
);

/** Stores open pages that are not stored, such as the first: it came before any worker. */
async function storeOpenPages(): Promise<void> {
  for (const { url } of await scope.clients.matchAll({ includeUncontrolled: true })) {
    // Workbox needs an event, but refuses that of the activation as soon as it has ended.
    if (!isBypassed(url) && !(await isStored(url)))
      // Not stored if the page is unknown, the connection fails or the device is full.
      await storePage(url, { waitUntil() {} }).catch(() => undefined);
  }
}
scope.addEventListener('activate', (event) => event.waitUntil(deleteOtherPages()));
// Outside `waitUntil`, because activation would hold back every page until it finished.
scope.addEventListener('activate', () => void storeOpenPages());
