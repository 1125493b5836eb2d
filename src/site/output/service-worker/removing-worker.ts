/** For `keptOnDevice: false`: replaces an earlier worker, deletes its caches and unregisters. */
import { scope } from './worker-scope.ts';

async function cleanUp(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  indexedDB.deleteDatabase('workbox-expiration');
  await scope.registration.unregister();
}

scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('activate', (event) => event.waitUntil(cleanUp()));
