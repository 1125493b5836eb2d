import type { Content } from '../core/content.ts';
import type { PageKind } from '../core/site-pages.ts';

/** The scripts of a feature, each only on the pages that need it. */
type ScriptsComponent = (props: { content: Content; page: PageKind; unlisted: boolean }) => unknown;

const components = import.meta.glob<ScriptsComponent>('../features/*/Scripts.astro', {
  eager: true,
  import: 'default',
});

/** The scripts of all features. */
export const SCRIPTS = Object.values(components);
