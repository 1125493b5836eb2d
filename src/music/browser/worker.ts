import type { WorkboxPlugin } from 'workbox-core/types.js';
import { createPartialResponse, RangeRequestsPlugin } from 'workbox-range-requests';
import { CacheFirst } from 'workbox-strategies';
import { CACHE } from '../cache-name.ts';

declare global {
  /** Whether the site has music; set when the worker is built. */
  const MUSIC: boolean;
}

/** Whether a file of this site is music. */
export const isMusic = (path: string): boolean => /\.(mp3|m4a|opus)$/.test(path);

const ofNetwork: WorkboxPlugin = {
  // Stores nothing unless the visitor asks for it.
  cacheWillUpdate: () => Promise.resolve(null),
  // Safari plays nothing if a range request gets the whole file.
  fetchDidSucceed: ({ request, response }) =>
    response.status === 200 && request.headers.has('range')
      ? createPartialResponse(request, response)
      : Promise.resolve(response),
};

/**
 * Serves stored music, whole or in parts, so that a listener can seek offline. All other music
 * comes from the network.
 */
export function serveMusic(): CacheFirst {
  const plugins = [new RangeRequestsPlugin(), ofNetwork];
  return new CacheFirst({ cacheName: CACHE, plugins: plugins as WorkboxPlugin[] });
}
