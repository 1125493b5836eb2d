/** Name of the cache of stored pieces: pages write it, the service worker reads it. */
export const CACHE = 'music';
