import renderings from 'virtual:site/renderings';
import type { Rendering } from '../shared/rendering.ts';

/** The renderings of the features in use. */
export const RENDERINGS: readonly Rendering[] = renderings;

/** Resolves the requests of feature views. */
export const SOURCES: NonNullable<Rendering['sources']> = Object.fromEntries(
  RENDERINGS.flatMap(({ sources = {} }) => Object.entries(sources)),
);
