import type { Organisation } from '../src/content/schemas/organisation.ts';

/** The site as Astro has written it. */
export interface BuiltSite {
  /** The folder it stands in. */
  dist: URL;
  /** What organisation.yaml says. */
  settings: Organisation;
  /** Paths of the pages of the team's own, such as `/our-teams`. */
  own: ReadonlySet<string>;
}

/** Changes one page, or several as one text: takes the HTML and gives the new one. */
export type PageStep = (html: string, site: BuiltSite) => string;

/** Reads the finished pages and adds files to the site, or takes some away. */
export type SiteStep = (site: BuiltSite) => void | Promise<void>;
