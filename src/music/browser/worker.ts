import type { WorkboxPlugin } from 'workbox-core/types.js';
import { RangeRequestsPlugin } from 'workbox-range-requests';
import { CacheFirst } from 'workbox-strategies';
import { CACHE } from '../cache-name.ts';

declare global {
  /** Whether the site has music; written into the worker when it is built. */
  const MUSIC: boolean;
}

/** Whether a file of this site is music. */
export const isMusic = (path: string): boolean => /\.(mp3|m4a|opus)$/.test(path);

/**
 * Music that a visitor has kept, whole or in parts, so that a listener jumps without a network too.
 * All other comes from the network, and nothing of it is kept unless somebody asks for it.
 */
export function keptMusic(): CacheFirst {
  const plugins = [new RangeRequestsPlugin(), { cacheWillUpdate: () => Promise.resolve(null) }];
  return new CacheFirst({ cacheName: CACHE, plugins: plugins as WorkboxPlugin[] });
}
