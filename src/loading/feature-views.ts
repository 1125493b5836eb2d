import type { FeatureViews, Parts } from '../site/feature-views.ts';

const modules = import.meta.glob<FeatureViews>('../features/*/views.tsx', {
  eager: true,
  import: 'views',
});

/** What features show on pages. */
export const PARTS: Parts = Object.values(modules);
