// A menu that is open while the window grows is hidden by style, and would be there again once the window shrinks.
matchMedia('(min-width: 64em)').addEventListener('change', () => {
  // Older browsers do not know popovers; one that is closed stays so.
  // oxlint-disable-next-line typescript/no-unnecessary-condition
  document.getElementById('menu')?.hidePopover?.();
});
