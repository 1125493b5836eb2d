/**
 * The service worker: after one visit every page opens offline. Built to /sw.js by
 * after-build/service-worker.ts. Its decisions are in docs/performance.md.
 */
import './leave-editor.ts';
import { clientsClaim } from 'workbox-core';
import { addPlugins, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { otherFiles, pictures, visitedPages } from './caches.ts';
import { fallbackAddress, precacheEntries } from './precache.ts';
import { isMusic, serveMusic } from '../../music/browser/worker.ts';
import { isOfNewVersion, takeOver } from './update.ts';

addPlugins([
  {
    // Revalidates a page that has just been fetched (304) instead of downloading it twice.
    requestWillFetch: ({ request }) =>
      Promise.resolve(
        request.cache === 'reload' ? new Request(request, { cache: 'no-cache' }) : request,
      ),
  },
]);

/**
 * Fetches a page. Offline, answers with the offline page; on a site whose pages are all precached,
 * with Home.
 */
async function online(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    // Hosts lead to a page from its name with a slash; a worker that waits may know other pages.
    const path = new URL(request.url).pathname.replace(/(.)\/$/, '$1');
    const page = (await matchPrecache(path)) ?? (await matchPrecache(fallbackAddress));
    if (!page) throw error;
    return page;
  }
}

registerRoute(
  ({ request }) => isOfNewVersion(request),
  async ({ request, url }) => {
    const key = await takeOver(url.pathname);
    const page = key === undefined ? matchPrecache(url.pathname) : caches.match(key);
    return (await page) ?? online(request);
  },
);

precacheAndRoute(precacheEntries, {
  cleanURLs: false,
  directoryIndex: '',
  // No page depends on its query.
  ignoreURLParametersMatching: [/.*/],
});

registerRoute(({ request, sameOrigin }) => sameOrigin && request.destination === 'image', pictures);

if (MUSIC)
  registerRoute(({ url, sameOrigin }) => sameOrigin && isMusic(url.pathname), serveMusic());

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/_astro/'),
  otherFiles,
);

if (OWN_PAGES) {
  const visited = visitedPages();
  registerRoute(
    new NavigationRoute((options) => visited.handle(options).catch(() => online(options.request)), {
      // A calendar is no page to come back to.
      denylist: [/\.ics$/],
    }),
  );
}
registerRoute(new NavigationRoute(({ request }) => online(request)));

// The first visit also caches its pictures. Later workers wait: update.ts.
clientsClaim();
