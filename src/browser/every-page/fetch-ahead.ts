/** Time for Chromium to drop what rules that are gone had fetched, ms. */
const DROPPED = 300;

/**
 * Activates what waits in its template so that the first view has the whole connection: the speculation rules
 * (src/head/next-pages.ts), by which browsers fetch the next pages, and the manifest, whose icon
 * browsers fetch as soon as they find it. Browsers that do not know the rules find the pages in the
 * cache of the service worker.
 */
export function fetchAhead(): void {
  const { content } = document.getElementById('next') as HTMLTemplateElement;
  const rulesAgain = content.lastElementChild as HTMLScriptElement;
  rulesAgain.remove();
  // Browsers look for the manifest in the head alone.
  document.head.append(content);
  // Whoever comes to rest at the footer goes on from there: its name lets the rules prepare the
  // pages it leads to.
  addEventListener('scrollend', () => {
    const footer = document.querySelector('footer') as HTMLElement;
    if (scrollY + innerHeight > footer.offsetTop) footer.id = 'end';
  });
  // On a first visit the pages are fetched before the worker takes this one over. Chromium (seen in
  // 156) uses none of them from then on and gives up preparing (PrefetchServiceWorkerState,
  // PrerenderFailedDuringPrefetch). Rules that come after the first ones went have them fetched
  // from the worker, which costs no byte. A copy of the element itself would not do: Trusted Types
  // refuse a script that was cloned. What a later worker takes over is not fetched again: its pages
  // are another version's.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  workers?.addEventListener('controllerchange', () => {
    document.querySelector('head > script[type=speculationrules]')?.remove();
    setTimeout(() => document.head.append(rulesAgain), DROPPED);
  });
}
