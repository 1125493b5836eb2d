/**
 * Keeps the pages on the device (src/browser/service-worker), where the settings ask for it. Registered when nothing
 * else is wanted from the connection: after the next pages have been fetched, so that it finds them in the cache.
 */
import { spareData } from './connection.ts';
import { whenIdle } from './when-idle.ts';
import { workerAddress } from './worker-address.ts';

/** Time for the next pages to arrive on a slow connection, ms. */
const PAUSE = 3000;

// During development there is no worker, except one that removes itself.
if (import.meta.env.PROD && 'keptOnDevice' in document.documentElement.dataset && !spareData()) {
  whenIdle(() => {
    setTimeout(() => {
      // A device that is full, or a visitor who forbids storage: the site works as before.
      // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- unknown on http, whatever the types say
      navigator.serviceWorker?.register(workerAddress()).catch(() => undefined);
    }, PAUSE);
  });
}
