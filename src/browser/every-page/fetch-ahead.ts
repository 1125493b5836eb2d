/**
 * Activates what waits in its template so that the first view has the whole connection: the speculation rules
 * (src/head/next-pages.ts), by which browsers fetch the next pages, and the manifest, whose icon browsers fetch as soon
 * as they find it. Browsers that do not know the rules find the pages in the cache of the service worker.
 */
export function fetchAhead(): void {
  const later = document.getElementById('next') as HTMLTemplateElement;
  // Browsers look for the manifest in the head alone.
  document.head.append(later.content);
}
