import scripts from 'virtual:site/scripts';
import type { Content, PageKind } from '#content/project';

/** What the Scripts.astro of a feature gets: its scripts, each only on the pages that need it. */
export interface ScriptsProps {
  content: Content;
  page: PageKind;
  /** Whether the page is neither indexed nor shared: the one after a post. */
  unlisted: boolean;
}

/** The scripts of the features in use. Not in a page: Vite would import their styles before the site's. */
export const SCRIPTS = scripts;
