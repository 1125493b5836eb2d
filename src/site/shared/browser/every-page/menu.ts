/** Hides open menus. Older browsers have no popovers; hiding a closed one does nothing. */
function closeMenus(): void {
  // oxlint-disable-next-line typescript/no-unnecessary-condition
  document.getElementById('menu')?.hidePopover?.();
  if (import.meta.env.SEVERAL_LANGUAGES)
    // oxlint-disable-next-line typescript/no-unnecessary-condition
    document.getElementById('languages')?.hidePopover?.();
}

// CSS hides an open menu in a wide window; it would reappear when the window shrinks.
matchMedia('(min-width: 64em)').addEventListener('change', closeMenus);
// The back/forward cache would show the page again with a menu over it.
addEventListener('pagehide', closeMenus);
