/**
 * Beginning of the names of caches of stored pieces, for pages and the service worker. The path of
 * the page follows on which they were stored, such as `music/fr/hear-them`; the cache holds the page
 * too, and what it needs.
 */
export const CACHE = 'music';
