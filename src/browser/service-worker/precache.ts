import type { PrecacheEntry } from 'workbox-precaching';

interface KeptLanguage {
  /** Address of Home. */
  home: string;
  /** The files to precache. */
  files: PrecacheEntry[];
}

declare global {
  /** The precache of each language; defined by the build (after-build/service-worker.ts). */
  const KEPT: Record<string, KeptLanguage>;
  /** The precache of a site with one language. */
  const ONLY_KEPT: PrecacheEntry[];
  const SEVERAL_LANGUAGES: boolean;
}

/** The language that was read when this worker was registered; no other is downloaded. */
const language = (): KeptLanguage | undefined =>
  KEPT[location.search.slice(1)] ?? Object.values(KEPT)[0];

export const precacheEntries: PrecacheEntry[] = SEVERAL_LANGUAGES
  ? (language()?.files ?? [])
  : ONLY_KEPT;

/** Home in that language. */
export const homeAddress: string = SEVERAL_LANGUAGES ? (language()?.home ?? '/') : '/';
