import type { WorkboxPlugin } from 'workbox-core/types.js';
import { createPartialResponse, RangeRequestsPlugin } from 'workbox-range-requests';
import { CacheFirst } from 'workbox-strategies';
import { CACHE } from '../cache-name.ts';

declare global {
  /** Whether the site has music; written into the worker when it is built. */
  const MUSIC: boolean;
}

/** Whether a file of this site is music. */
export const isMusic = (path: string): boolean => /\.(mp3|m4a|opus)$/.test(path);

const ofNetwork: WorkboxPlugin = {
  // Nothing is kept unless somebody asks for it.
  cacheWillUpdate: () => Promise.resolve(null),
  // Safari plays no piece from a host that answers with the whole where a part was asked for.
  fetchDidSucceed: ({ request, response }) =>
    response.status === 200 && request.headers.has('range')
      ? createPartialResponse(request, response)
      : Promise.resolve(response),
};

/**
 * Music that a visitor has kept, whole or in parts, so that a listener jumps without a network too.
 * All other comes from the network.
 */
export function keptMusic(): CacheFirst {
  const plugins = [new RangeRequestsPlugin(), ofNetwork];
  return new CacheFirst({ cacheName: CACHE, plugins: plugins as WorkboxPlugin[] });
}
