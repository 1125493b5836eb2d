/** Without a service worker on http, contrary to its type. */
declare const navigator: Partial<Navigator>;

/** In ms: Chromium needs it to drop the pages of removed speculation rules. */
const DROPPED = 300;

/**
 * Activates the contents of a template after the first view, which then has the whole connection:
 * the speculation rules (src/site/head/next-pages.ts), by which browsers fetch the next pages, and the
 * manifest, whose icon browsers fetch as soon as they find it. Browsers without speculation rules
 * find the pages in the cache of the service worker.
 */
export function fetchAhead(): void {
  const { content } = document.getElementById('next') as HTMLTemplateElement;
  const rulesAgain = content.lastElementChild as HTMLScriptElement;
  rulesAgain.remove();
  // Browsers read a manifest only in the head.
  document.head.append(content);
  // A visitor who stops at the footer probably follows one of its links: this id lets the rules
  // prerender their pages.
  addEventListener('scrollend', () => {
    const footer = document.querySelector('footer') as HTMLElement;
    if (scrollY + innerHeight > footer.offsetTop) footer.id = 'end';
  });
  // On a first visit the pages are fetched before the worker takes control. Chromium (seen in 156)
  // then uses none of them and stops preparing (PrefetchServiceWorkerState,
  // PrerenderFailedDuringPrefetch). Rules that are added after the first ones were removed fetch
  // them from the worker, which costs no byte. A copy of the element would not do: Trusted Types
  // refuse a cloned script. Pages are not fetched again for a later worker, which has another
  // version's.
  const workers = navigator.serviceWorker;
  workers?.addEventListener('controllerchange', () => {
    document.querySelector('head > script[type=speculationrules]')?.remove();
    setTimeout(() => document.head.append(rulesAgain), DROPPED);
  });
}
