/**
 * Puts to work what waits in its template so that the first view has the whole connection: the speculation rules
 * (src/head/next-pages.ts), which bring the next page at once, and the manifest, whose icon browsers fetch as soon as
 * they read of it. Browsers that do not know the rules find the pages in the cache of the service worker.
 */
export function fetchAhead(): void {
  const later = document.getElementById('next') as HTMLTemplateElement;
  // Browsers look for the manifest in the head alone.
  document.head.append(later.content);
}
