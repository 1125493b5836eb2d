// CSS hides an open menu in a wide window; it would reappear when the window shrinks.
matchMedia('(min-width: 64em)').addEventListener('change', () => {
  // Older browsers have no popovers; hiding a closed one does nothing.
  // oxlint-disable-next-line typescript/no-unnecessary-condition
  document.getElementById('menu')?.hidePopover?.();
});
