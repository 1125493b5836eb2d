import type { PrecacheEntry } from 'workbox-precaching';

declare global {
  /** What is kept on the device: written into the worker when it is built (after-build/service-worker.ts). */
  const PRECACHE: PrecacheEntry[];
}

export const precacheEntries: PrecacheEntry[] = PRECACHE;
