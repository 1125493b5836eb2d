import type { PrecacheEntry } from 'workbox-precaching';

interface Precache {
  /** Address of the page that stands for one that is not saved. */
  fallback: string;
  files: PrecacheEntry[];
}

declare global {
  /** The precache of each language; defined by the build (after-build/service-worker.ts). */
  const PRECACHES: Record<string, Precache>;
  /** The precache of a site with one language. */
  const ONLY_PRECACHE: PrecacheEntry[];
  const ONLY_FALLBACK: string;
  const SEVERAL_LANGUAGES: boolean;
}

/** The language that was read when this worker was registered; no other is downloaded. */
const language = (): Precache | undefined =>
  PRECACHES[location.search.slice(1)] ?? Object.values(PRECACHES)[0];

export const precacheEntries: PrecacheEntry[] = SEVERAL_LANGUAGES
  ? (language()?.files ?? [])
  : ONLY_PRECACHE;

/** Address of the page that stands for one that is not saved, in that language. */
export const fallbackAddress: string = SEVERAL_LANGUAGES
  ? (language()?.fallback ?? '/')
  : ONLY_FALLBACK;

/** The same page in the language of a path, if that is not the worker's, for stored music. */
export const fallbackFor = (path: string): string | undefined =>
  SEVERAL_LANGUAGES
    ? Object.values(PRECACHES)
        .map(({ fallback }) => fallback)
        .sort((a, b) => b.length - a.length)
        .find((fallback) => path.startsWith(fallback.replace(/\w+$/, '')))
    : undefined;
