/** Sends requests of the editor to the network: this listener runs before all others. */
import { scope } from './worker-scope.ts';

declare global {
  /** `bypassPrefix` of a feature's build: the folder of the editor, `/admin/`; false without one. */
  const LEFT_ALONE: string | false;
}

/** Whether an address is in the folder that the service worker leaves alone. */
export const isBypassed = (address: string): boolean =>
  LEFT_ALONE !== false && address.startsWith(location.origin + LEFT_ALONE);

if (LEFT_ALONE)
  scope.addEventListener('fetch', (event) => {
    const { url, referrer } = event.request;
    if (isBypassed(url) || isBypassed(referrer)) event.stopImmediatePropagation();
  });
