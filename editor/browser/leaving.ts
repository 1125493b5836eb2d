let unsaved = false;

/** Says whether the open form holds something that was not saved. */
export function setUnsaved(now: boolean): void {
  unsaved = now;
}

/**
 * Has the browser ask before a page with something unsaved is closed: the copy that is kept is a
 * moment behind.
 */
export function askBeforeLeaving(): void {
  addEventListener('beforeunload', (event) => {
    if (unsaved) event.preventDefault();
  });
}
