/** The worker's address as a TrustedScriptURL, from the one policy that the page's CSP allows. */
function workerAddress(): string {
  // The query tells the worker the visitor's language.
  const address = import.meta.env.SEVERAL_LANGUAGES
    ? `/sw.js?${document.documentElement.lang}`
    : '/sw.js';
  const rules: ScriptRules = { createScriptURL: () => address };
  const { trustedTypes } = window;
  return (trustedTypes?.createPolicy('service-worker', rules) ?? rules).createScriptURL('');
}

/** Contrary to its type, `serviceWorker` is missing on http. */
declare const navigator: Partial<Navigator>;

/** In ms. A visitor who goes on at once needs the whole connection for the next page. */
const PAUSE = 3000;

/** Registers the service worker, on a first visit after a pause, and looks for a newer version. */
export function registerWorker(): void {
  const workers = navigator.serviceWorker;
  // In development the only worker is one that removes itself.
  if (!import.meta.env.PROD || !import.meta.env.KEPT_ON_DEVICE || !workers) return;
  setTimeout(
    () => {
      workers
        .register(workerAddress())
        // Browsers may postpone their own check for a new version. A worker that is not active yet
        // has just been fetched.
        .then((registration) => registration.active && registration.update())
        // Offline, or storage is full or blocked: the site works as before.
        .catch(() => undefined);
    },
    workers.controller ? 0 : PAUSE,
  );
}
