/** Leaves requests of the editor to the network. This listener has to run before all others. */
import { scope } from './worker-scope.ts';

declare global {
  /** The folder of the editor, `/admin/`; false if the site has none. */
  const BYPASS_PREFIX: string | false;
}

/** Whether an address is in the bypassed folder. */
export const isBypassed = (address: string): boolean =>
  BYPASS_PREFIX !== false && address.startsWith(location.origin + BYPASS_PREFIX);

if (BYPASS_PREFIX)
  scope.addEventListener('fetch', (event) => {
    const { url, referrer } = event.request;
    if (isBypassed(url) || isBypassed(referrer)) event.stopImmediatePropagation();
  });
