/**
 * Switches to a new version of the site only between visits. A visit begins when the site is opened
 * from elsewhere or reloaded in any tab; links, Back and Forward continue it. Each worker answers
 * with the pages of its own build.
 *
 * A new worker waits, and takes over when no tab is open or when a visit begins. It then answers
 * the first page itself, because by now the network may have a third version. Pages in other tabs
 * stay as they are; navigations from them belong to the new visit. So an open tab does not hold
 * back a version.
 */
import { getCacheKeyForURL } from 'workbox-precaching';
import { scope } from './worker-scope.ts';

/** In ms. If the new worker does not start in time, the visit continues with the old version. */
const TIMEOUT = 1000;

/** Whether the new worker has agreed; until it starts, this one asks it for every page. */
let takenOver = false;

// Answers the old worker when a visit begins. Workers built before 21 November 2026 name no page
// and expect no answer.
scope.addEventListener('message', ({ data, ports: [port] }) => {
  port?.postMessage(getCacheKeyForURL(String(data)) ?? '');
  void scope.skipWaiting();
});

/** Whether a newer version, which waits or has just become active, has to answer a navigation. */
export function isOfNewVersion(request: Request): boolean {
  if (request.mode !== 'navigate') return false;
  if (takenOver) return true;
  if (scope.registration.waiting === null) return false;
  const reload = request.cache === 'no-cache' || request.cache === 'reload';
  const back = request.isHistoryNavigation;
  // A page fetched ahead may never be visited.
  const ahead = request.headers.has('Sec-Purpose');
  const fromHere = request.referrer.startsWith(location.origin);
  return reload || !(back || ahead || fromHere);
}

/** Asks the newer worker to take over. @returns its cache key for a page; undefined if silent */
export async function takeOver(path: string): Promise<string | undefined> {
  const key = await new Promise<string | undefined>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<string>) => resolve(data);
    // Once it has answered, a visitor with a slow device must not get pages of the old version.
    setTimeout(resolve, takenOver ? 10 * TIMEOUT : TIMEOUT);
    // It may have become active since the request began.
    (scope.registration.waiting ?? scope.registration.active)?.postMessage(path, [port2]);
  });
  takenOver ||= key !== undefined;
  return key;
}
