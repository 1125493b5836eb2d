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

/** In ms: a visitor who goes on at once needs the whole connection for the next page. */
const PAUSE = 3000;

/** Registers the service worker, some seconds after the first page, and updates it. */
export function registerWorker(): void {
  const workers = navigator.serviceWorker;
  // During development there is only a worker that removes itself.
  if (!import.meta.env.PROD || !import.meta.env.KEPT_ON_DEVICE || !workers) return;
  setTimeout(
    () => {
      workers
        .register(workerAddress())
        // Browsers may delay their own check for a new version. A worker that is not active yet has
        // just been fetched.
        .then((registration) => registration.active && registration.update())
        // Offline, full or blocked storage: the site works as before.
        .catch(() => undefined);
    },
    workers.controller ? 0 : PAUSE,
  );
}
