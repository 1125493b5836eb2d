/**
 * Says of which day a page is that the device shows from its store, and offers the newest when it has
 * arrived. Without this script a page says nothing of its age.
 */

/** What the service worker tells a page that it answered from the store. */
export interface StoredDay {
  /** When the device fetched it, in the language of the page. */
  day: string;
  /** Once the newest has arrived: whether it is another one. */
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
