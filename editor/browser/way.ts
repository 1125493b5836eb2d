/** What the CMS calls the one language that a form of its has. */
export const LOCALE = '_default';

/** Unfolds a field of the open form, scrolls to it and puts the cursor there, as the CMS does for its own messages. */
export function leadToField(keyPath: string): void {
  const payload = { locale: LOCALE, keyPath };
  postMessage({ type: 'highlight-editor-field', payload }, location.origin);
}

/** Opens another form, at one of its fields. @param address of the form in the editor, `#/collections/…` */
export function leadToForm(address: string, keyPath?: string): void {
  const { href: oldURL } = location;
  // As the CMS leads from what it finds in a search.
  const highlight = keyPath === undefined ? undefined : { locale: LOCALE, keyPath };
  history.pushState({ highlight, from: oldURL }, '', address);
  dispatchEvent(new HashChangeEvent('hashchange', { oldURL, newURL: location.href }));
}
