/**
 * Activates what waits in its template so that the first view has the whole connection: the speculation rules
 * (src/head/next-pages.ts), by which browsers fetch the next pages, and the manifest, whose icon browsers fetch as soon
 * as they find it. Browsers that do not know the rules find the pages in the cache of the service worker.
 */
export function fetchAhead(): void {
  // Browsers look for the manifest in the head alone.
  document.head.append((document.getElementById('next') as HTMLTemplateElement).content);
  // Whoever comes to rest at the footer goes on from there: its name lets the rules prepare the pages it leads to.
  addEventListener('scrollend', () => {
    const footer = document.querySelector('footer') as HTMLElement;
    if (scrollY + innerHeight > footer.offsetTop) footer.id = 'end';
  });
}
