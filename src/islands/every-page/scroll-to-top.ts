/** Scrolls to the top when a page is loaded again; a `#fragment`, and going back, keep their own position. */
function scrollToTop(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash || navigation?.type === 'back_forward') return;
  const smooth =
    document.documentElement.dataset['scrollToTop'] === 'smooth' &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: smooth ? 'smooth' : 'instant' });
}

// A page that is prepared ahead of a visit is at its top when it is opened: nobody has scrolled in it.
if (!document.prerendering) {
  // Browsers restore the position of a reload while the page loads.
  addEventListener('load', () => requestAnimationFrame(scrollToTop));
}
