/** Name of the cache of stored pieces, for pages and the service worker. */
export const CACHE = 'music';
