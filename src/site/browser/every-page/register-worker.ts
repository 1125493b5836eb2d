/** The address as a TrustedScriptURL, from the one policy that the page's own policy names. */
function workerAddress(): string {
  // The query tells the worker the visitor's language.
  const address = import.meta.env.SEVERAL_LANGUAGES
    ? `/sw.js?${document.documentElement.lang}`
    : '/sw.js';
  const rules: ScriptRules = { createScriptURL: () => address };
  const { trustedTypes } = window;
  return (trustedTypes?.createPolicy('service-worker', rules) ?? rules).createScriptURL('');
}

/** Without a service worker on http, contrary to its type. */
declare const navigator: Partial<Navigator>;

/** Time for the next pages to arrive on a slow connection, in ms. */
const PAUSE = 3000;

/** Registers the service worker, first once the next pages are fetched, and updates it. */
export function registerWorker(): void {
  const workers = navigator.serviceWorker;
  // During development there is only a worker that removes itself.
  if (!import.meta.env.PROD || !import.meta.env.KEPT_ON_DEVICE || !workers) return;
  setTimeout(
    () => {
      workers
        .register(workerAddress())
        // Chromium delays its own update check while pages are prefetched, which is always. A
        // worker that is not active yet has just been fetched.
        .then((registration) => registration.active && registration.update())
        // Offline, full or blocked storage: the site works as before.
        .catch(() => undefined);
    },
    workers.controller ? 0 : PAUSE,
  );
}
