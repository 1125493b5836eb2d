import { renderings, scripts, views } from 'virtual:site/features';
import type { Rendering } from '../shared/rendering.ts';
import type { FeatureViews } from '../shared/views.ts';

/** The views of the features in use. */
export const USED_FEATURE_VIEWS: readonly FeatureViews[] = views;

/** The code of the features in use that runs while pages are built. */
export const RENDERINGS: readonly Rendering[] = renderings;

/** Resolves the requests of feature views. */
export const HANDLERS: NonNullable<Rendering['handlers']> = Object.fromEntries(
  RENDERINGS.flatMap(({ handlers = {} }) => Object.entries(handlers)),
);

/**
 * The Scripts.astro of the features in use. If a page imported them, Vite would put their styles
 * before its own.
 */
export const SCRIPTS = scripts;
