/** Scrolls a reloaded page to its top, unless the visitor has already used it. */
function scrollToTop(): void {
  let untouched = true;
  onkeydown =
    onpointerdown =
    onwheel =
      () => {
        untouched = false;
      };

  // Browsers restore the scroll position while the page loads.
  addEventListener('load', () => {
    requestAnimationFrame(() => {
      const smooth =
        'smooth' in document.documentElement.dataset &&
        !matchMedia('(prefers-reduced-motion: reduce)').matches;
      if (untouched) scrollTo({ top: 0, behavior: smooth ? 'smooth' : 'instant' });
    });
  });
}

// Only reloads: a new page is at its top, and a `#fragment` and Back keep their position.
const [navigation] = performance.getEntriesByType('navigation');
if (navigation?.type === 'reload' && !location.hash) scrollToTop();
