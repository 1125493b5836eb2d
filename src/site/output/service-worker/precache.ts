import type { PrecacheEntry } from 'workbox-precaching';

interface Precache {
  /** Address of the page shown instead of one that is not stored. */
  fallback: string;
  files: PrecacheEntry[];
}

declare global {
  /** The precache of each language, inserted by src/site/output/after-build/service-worker.ts. */
  const PRECACHES: Record<string, Precache>;
}

/** What to store: only the language that was read when this worker was registered. */
export const { files, fallback } = PRECACHES[location.search.slice(1)] ??
  Object.values(PRECACHES)[0] ?? { files: [], fallback: '/' };
