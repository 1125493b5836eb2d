import type { PrecacheEntry } from 'workbox-precaching';

interface KeptLanguage {
  /** Address of Home. */
  home: string;
  /** What is kept on the device. */
  files: PrecacheEntry[];
}

declare global {
  /** What is kept of each language; written into the worker when it is built (after-build/service-worker.ts). */
  const KEPT: Record<string, KeptLanguage>;
  /** The language that is kept where there is one only. */
  const ONLY_KEPT: PrecacheEntry[];
  const SEVERAL_LANGUAGES: boolean;
}

/** The language that was being read when this worker was registered: no other is downloaded. */
const language = (): KeptLanguage | undefined =>
  KEPT[location.search.slice(1)] ?? Object.values(KEPT)[0];

export const precacheEntries: PrecacheEntry[] = SEVERAL_LANGUAGES
  ? (language()?.files ?? [])
  : ONLY_KEPT;

/** Home in the language that is kept. */
export const homeAddress: string = SEVERAL_LANGUAGES ? (language()?.home ?? '/') : '/';
