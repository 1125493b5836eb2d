/**
 * The service worker: after one visit every page opens without a network. Built to /sw.js by
 * after-build/service-worker.ts. Its decisions are in docs/performance.md.
 */
import { clientsClaim } from 'workbox-core';
import { addPlugins, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { otherFiles, pictures } from './pictures.ts';
import { precacheEntries } from './precache.ts';
import { beginsVisit, newVersion } from './update.ts';

addPlugins([
  {
    // A page that was fetched a moment ago is asked whether it changed, instead of being paid for twice.
    requestWillFetch: ({ request }) =>
      Promise.resolve(
        request.cache === 'reload' ? new Request(request, { cache: 'no-cache' }) : request,
      ),
  },
]);

registerRoute(
  ({ request }) => beginsVisit(request),
  ({ request, url }) => newVersion(request, url.pathname),
);

precacheAndRoute(precacheEntries, {
  cleanURLs: false,
  directoryIndex: '',
  // No page depends on what follows the question mark.
  ignoreURLParametersMatching: [/.*/],
});

registerRoute(({ request, sameOrigin }) => sameOrigin && request.destination === 'image', pictures);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/_astro/'),
  otherFiles,
);

// An address nobody knows shows Home, without a network as well.
registerRoute(
  new NavigationRoute(async ({ request }) => {
    try {
      return await fetch(request);
    } catch (error) {
      const home = await matchPrecache('/');
      if (!home) throw error;
      return home;
    }
  }),
);

// The first visit, too, keeps the pictures it goes on to see. A later worker starts when no tab is open.
clientsClaim();
