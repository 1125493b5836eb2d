import renderings from 'virtual:site/renderings';
import type { Rendering } from '../shared/rendering.ts';

/** What the features in use do while pages are built. */
export const RENDERINGS: readonly Rendering[] = renderings;

/** Makes what views of features ask for. */
export const SOURCES: NonNullable<Rendering['sources']> = Object.fromEntries(
  RENDERINGS.flatMap(({ sources = {} }) => Object.entries(sources)),
);
