/**
 * Shows the date of a page that comes from the offline store, and offers the newest version once it
 * has arrived. Without this script a page does not show its age.
 */

/** The message of the service worker to a page that it has served from the store. */
export interface StoredDay {
  /** When the device fetched it, in the language of the page. */
  day: string;
  /** Set once the newest version has arrived: whether it differs. */
  hasChanged?: boolean;
}

const box = document.querySelector<HTMLElement>('[data-hook="stored-day"]');
const [asOf, newest] = (box?.children ?? []) as unknown as [HTMLElement, HTMLElement];
/** Missing on http. */
const { serviceWorker } = navigator as Partial<Navigator>;

if (box && serviceWorker?.controller) {
  serviceWorker.onmessage = ({ data: { day, hasChanged } }: MessageEvent<StoredDay>) => {
    asOf.textContent = asOf.textContent.replace('{day}', day);
    asOf.hidden = !!hasChanged;
    newest.hidden = !hasChanged;
    // A page that has not changed is the newest.
    box.hidden = hasChanged === false;
  };
  serviceWorker.controller.postMessage(document.documentElement.lang);
}
