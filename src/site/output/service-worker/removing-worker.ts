/** For `keptOnDevice: false`: replaces the earlier worker, deletes its caches, unregisters. */
import { scope } from './worker-scope.ts';

async function cleanUp(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  indexedDB.deleteDatabase('workbox-expiration');
  await scope.registration.unregister();
}

scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('activate', (event) => event.waitUntil(cleanUp()));
