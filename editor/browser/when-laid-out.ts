/** Calls back whenever the CMS has laid out something else, such as a field of the form. */
export function whenLaidOut(show: () => void): void {
  new MutationObserver(show).observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-key-path'],
  });
}
