import type { Content } from '../core/content.ts';
import type { PageKind } from '../core/site-pages.ts';

/** The scripts of a feature, each only on the pages that need it. */
type ScriptsComponent = (props: { content: Content; page: PageKind; unlisted: boolean }) => unknown;

const components = import.meta.glob<ScriptsComponent>('../features/*/Scripts.astro', {
  eager: true,
  import: 'default',
});

/** The scripts of all features. Not in a page: Vite would import their styles before the site's. */
export const SCRIPTS = Object.values(components);
