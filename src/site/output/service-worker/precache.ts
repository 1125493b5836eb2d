import type { PrecacheEntry } from 'workbox-precaching';

interface Precache {
  /** Address of the page that stands for one that is not saved. */
  fallback: string;
  files: PrecacheEntry[];
}

declare global {
  /** The precache of each language; defined by the build (src/site/output/after-build/service-worker.ts). */
  const PRECACHES: Record<string, Precache>;
}

/** What is saved in the language that was read when this worker was registered, and no other. */
export const { files, fallback } = PRECACHES[location.search.slice(1)] ??
  Object.values(PRECACHES)[0] ?? { files: [], fallback: '/' };
