let unsaved = false;

/** Notes whether the open form holds something that was not saved. */
export function setUnsaved(now: boolean): void {
  unsaved = now;
}

/**
 * Has the browser ask before a page with something unsaved is closed: the CMS stores its copy with
 * a delay.
 */
export function askBeforeLeaving(): void {
  addEventListener('beforeunload', (event) => {
    if (unsaved) event.preventDefault();
  });
}
