/**
 * Beginning of the names of caches of stored pieces, for pages and the service worker. Behind it
 * comes the path of the page on which a visitor stored them, such as `music/fr/hear-them`; the cache
 * has this page too, and what it needs.
 */
export const CACHE = 'music';
