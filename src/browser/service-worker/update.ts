/**
 * How a new version of the site arrives. Each worker answers from the pages it was built with, so one visit sees one
 * version. A new worker waits until the last tab is closed. Where a tab stays open for weeks, it takes over when a
 * visit begins in the only tab: a reload, or an entry from outside; never between two pages of a visit.
 */
import { matchPrecache } from 'workbox-precaching';
import { scope } from './worker-scope.ts';

const TAKE_OVER = 'take over';
/** How long the new page may take before the kept one is shown instead, ms. */
const PATIENCE = 3000;

scope.addEventListener('message', ({ data }) => {
  if (data === TAKE_OVER) void scope.skipWaiting();
});

/** Whether a navigation begins a visit while a new version waits. */
export function beginsVisit(request: Request): boolean {
  return (
    request.mode === 'navigate' &&
    scope.registration.waiting !== null &&
    (request.cache === 'no-cache' ||
      request.cache === 'reload' ||
      !request.referrer.startsWith(location.origin))
  );
}

/** The page of the new version from the network, and then the new worker; otherwise the page as it is kept. */
export async function newVersion(request: Request, path: string): Promise<Response> {
  const kept = () => matchPrecache(path);
  const tabs = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (tabs.length > 1) return (await kept()) ?? fetch(request);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE));
  const fresh = await Promise.race([fetch(request).catch(() => undefined), late]);
  if (!fresh?.ok) return (await kept()) ?? fresh ?? fetch(request);
  scope.registration.waiting?.postMessage(TAKE_OVER);
  return fresh;
}
