import scripts from 'virtual:site/scripts';
import type { Content, PageKind } from '#content/project';

/** The props of a feature's Scripts.astro, which adds scripts only to pages that need them. */
export interface ScriptsProps {
  content: Content;
  page: PageKind;
  /** Whether the page is neither indexed nor shared, such as the thank-you page after a form. */
  unlisted: boolean;
}

/** The Scripts.astro of features. Not in a page: Vite would import their styles first. */
export const SCRIPTS = scripts;
