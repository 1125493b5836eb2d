import { workerAddress } from './worker-address.ts';

/** Time for the next pages to arrive on a slow connection, ms. Who has the pages has them already. */
const PAUSE = 3000;

/**
 * Keeps the pages on the device (src/browser/service-worker), where the settings ask for it, and asks whether there
 * is a new version of them. The first visit keeps them after it has fetched the next pages, so that the worker finds
 * these in the cache.
 */
export function keepPages(): void {
  // Unknown on http, whatever the types say.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  // During development there is no worker, except one that removes itself.
  if (!import.meta.env.PROD || !import.meta.env.KEPT_ON_DEVICE || !workers) return;
  setTimeout(
    () => {
      workers
        .register(workerAddress())
        // Chromium puts off its own check for a new worker while pages are fetched ahead, which is always. A worker
        // that is not active yet was fetched a moment ago.
        .then((registration) => registration.active && registration.update())
        // No network, a device that is full, a visitor who forbids storage: the site works as before.
        .catch(() => undefined);
    },
    workers.controller ? 0 : PAUSE,
  );
}
