/**
 * Whoever has asked their device for less motion changes from list to form at once. The CMS fades one into the other for
 * everybody; a browser that cannot do that is one it knows.
 */
export function moveLess(): void {
  const { matches } = matchMedia('(prefers-reduced-motion: reduce)');
  if (matches) Object.assign(document, { startViewTransition: undefined });
}
