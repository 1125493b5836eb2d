import { createPartialResponse } from 'workbox-range-requests';
import type { WorkerRoute } from '../../../site/browser/service-worker/routes.ts';
import { CACHE } from '../cache-name.ts';
import { MUSIC_FILE } from '../limits.ts';

/**
 * Serves stored music, whole or in parts, so that a listener can seek offline. All other music
 * comes from the network, and nothing is stored unless the visitor asks for it.
 */
async function serveMusic({ request, url }: { request: Request; url: URL }) {
  const response = (await caches.match(url.href)) ?? (await fetch(request));
  // Safari plays nothing if a range request gets the whole file.
  return response.status === 200 && request.headers.has('range')
    ? createPartialResponse(request, response)
    : response;
}

/** The page at a path, if it is stored with a piece of music. */
const pageWithMusic = (path: string): Promise<Response | undefined> =>
  caches.match(path, { cacheName: CACHE + path });

export const route: WorkerRoute = {
  serves: (path) => MUSIC_FILE.test(path),
  serve: serveMusic,
  storedPage: pageWithMusic,
};
