/** Sends requests of the editor to the network: this listener runs before all others. */
import { scope } from './worker-scope.ts';

declare global {
  /** `bypassPrefix` of a feature's build: the folder of the editor, `/admin/`; false without one. */
  const BYPASS_PREFIX: string | false;
}

/** Whether an address is in the folder that the service worker leaves alone. */
export const isBypassed = (address: string): boolean =>
  BYPASS_PREFIX !== false && address.startsWith(location.origin + BYPASS_PREFIX);

if (BYPASS_PREFIX)
  scope.addEventListener('fetch', (event) => {
    const { url, referrer } = event.request;
    if (isBypassed(url) || isBypassed(referrer)) event.stopImmediatePropagation();
  });
