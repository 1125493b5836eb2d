import { whenVisited } from './when-visited.ts';

/** Scrolls to the top when a page is loaded again; a `#fragment`, and going back, keep their own position. */
function scrollToTop(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash || navigation?.type === 'back_forward') return;
  const smooth =
    document.documentElement.dataset['scrollToTop'] === 'smooth' &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: smooth ? 'smooth' : 'instant' });
}

whenVisited(() => {
  // Browsers restore the position of a reload while the page loads.
  if (document.readyState === 'complete') scrollToTop();
  else addEventListener('load', () => requestAnimationFrame(scrollToTop));
});
