// A menu left open while the window grows would lie in wait until it shrinks again.
matchMedia('(min-width: 1024px)').addEventListener('change', ({ matches }) => {
  // Older browsers do not know popovers; one that is closed stays so.
  // oxlint-disable-next-line typescript/no-unnecessary-condition
  if (matches) document.getElementById('menu')?.hidePopover?.();
});
