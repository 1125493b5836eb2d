/**
 * How a new version of the site arrives: never between two pages of a visit.
 *
 * A visit begins when the site is opened from elsewhere or loaded again, in whichever tab; links, Back and Forward go
 * on with it. Each worker answers from the pages it was built with. A new one waits, and takes over when no tab is
 * open or when a visit begins: that first page is already the new worker's own, not the network's, where a third
 * version may be online by then. Pages in other tabs stay as they are; what is opened from them belongs to the new
 * visit. Open tabs therefore hold no version back.
 */
import { getCacheKeyForURL } from 'workbox-precaching';
import { scope } from './worker-scope.ts';

/** How long the new worker may take to start before the visit goes on with the version of this one, ms. */
const PATIENCE = 1000;

/** The new worker begins when this one has finished its work, which may take a while: until then it is asked for every page. */
let takenOver = false;

// What the worker before this one asks when a visit begins. Workers built before 21 November 2026 name no page and
// expect no answer.
scope.addEventListener('message', ({ data, ports: [port] }) => {
  port?.postMessage(getCacheKeyForURL(String(data)) ?? '');
  void scope.skipWaiting();
});

/** Whether a navigation is answered by the version that waits. */
export function isOfNewVersion(request: Request): boolean {
  if (request.mode !== 'navigate' || scope.registration.waiting === null) return false;
  if (takenOver) return true;
  const reload = request.cache === 'no-cache' || request.cache === 'reload';
  const back = (request as { isHistoryNavigation?: boolean }).isHistoryNavigation;
  // What is prepared ahead may never be visited.
  const ahead = request.headers.has('Sec-Purpose');
  const fromHere = request.referrer.startsWith(location.origin);
  return reload || !(back || ahead || fromHere);
}

/**
 * Lets the waiting worker take over and gives the key under which it keeps a page: empty where it does not know the
 * page, undefined where it does not answer and has not taken over.
 */
export async function takeOver(path: string): Promise<string | undefined> {
  const key = await new Promise<string | undefined>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data as string);
    setTimeout(resolve, PATIENCE);
    scope.registration.waiting?.postMessage(path, [port2]);
  });
  takenOver ||= key !== undefined;
  return key;
}
