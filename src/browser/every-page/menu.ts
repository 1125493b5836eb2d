// A menu left open while the window grows would lie in wait until it shrinks again.
matchMedia('(min-width: 1024px)').addEventListener('change', ({ matches }) => {
  const menu = document.getElementById('menu');
  // Browsers without popovers stumble over the name of the state.
  if (matches && menu && 'popover' in menu && menu.matches(':popover-open')) menu.hidePopover();
});
