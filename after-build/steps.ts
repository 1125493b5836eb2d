import type { Page } from '../hosting/pages.ts';
import type { Built } from '../editor/online/hashes.ts';
import type { Organisation } from '../src/core/schemas/organisation.ts';

/** The site as Astro has written it. */
export interface BuiltSite {
  /** Its folder. */
  dist: URL;
  /** The content of organisation.yaml. */
  settings: Organisation;
  /** Paths of own pages, such as `/our-teams`. */
  ownPaths: ReadonlySet<string>;
  /** Hashes of the content when the build began, for the editor; empty without one. */
  hashes: Built['files'];
}

/** Adds or removes files once all pages are final. */
export type SiteStep = (site: BuiltSite, pages: readonly Page[]) => void | Promise<void>;
