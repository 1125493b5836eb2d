/** Scrolls a page that is loaded again to its top, unless its visitor has begun to read on. */
function scrollToTop(): void {
  let untouched = true;
  onkeydown =
    onpointerdown =
    onwheel =
      () => {
        untouched = false;
      };

  // Browsers restore the position while the page loads.
  addEventListener('load', () => {
    requestAnimationFrame(() => {
      const smooth =
        'smooth' in document.documentElement.dataset &&
        !matchMedia('(prefers-reduced-motion: reduce)').matches;
      if (untouched) scrollTo({ top: 0, behavior: smooth ? 'smooth' : 'instant' });
    });
  });
}

// A page that is opened is at its top already; a `#fragment`, and going back, keep their own position.
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (navigation?.type === 'reload' && !location.hash) scrollToTop();
