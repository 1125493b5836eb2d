import { renderings, scripts, views } from 'virtual:site/features';
import type { Content, PageKind } from '#content/project';
import type { Rendering } from '../shared/rendering.ts';
import type { FeatureViews } from '../shared/views.ts';

/** The props of a feature's Scripts.astro, which adds scripts only to pages that need them. */
export interface ScriptsProps {
  content: Content;
  page: PageKind;
  /** Whether the page is neither indexed nor shared, such as the thank-you page after a form. */
  unlisted: boolean;
}

/** The views of the features in use. */
export const FEATURE_VIEWS: readonly FeatureViews[] = views;

/** What the features in use do while pages are built. */
export const RENDERINGS: readonly Rendering[] = renderings;

/** Resolves the requests of feature views. */
export const SOURCES: NonNullable<Rendering['sources']> = Object.fromEntries(
  RENDERINGS.flatMap(({ sources = {} }) => Object.entries(sources)),
);

/** The Scripts.astro of the features in use. Not in a page: Vite would import their styles first. */
export const SCRIPTS = scripts;
