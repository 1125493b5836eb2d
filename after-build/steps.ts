import type { Document } from '../hosting/html.ts';
import type { Page } from '../hosting/pages.ts';
import type { Built } from '../editor/online/marks.ts';
import type { Organisation } from '../src/content/schemas/organisation.ts';

/** The site as Astro has written it. */
export interface BuiltSite {
  /** The folder it is in. */
  dist: URL;
  /** What organisation.yaml says. */
  settings: Organisation;
  /** Paths of the team's own pages, such as `/our-teams`. */
  own: ReadonlySet<string>;
  /** The marks of the content as it was when the build began, for the editor; none where there is no editor. */
  content: Built['files'];
  /** Tells whoever builds, without stopping the build. */
  warn: (sentence: string) => void;
}

/** Changes the tree of one page. */
export type PageStep = (page: Document, site: BuiltSite) => void;

/** Adds files to the site or removes some, once all pages are final. */
export type SiteStep = (site: BuiltSite, pages: readonly Page[]) => void | Promise<void>;
