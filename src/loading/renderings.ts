import type { Rendering } from '../site/build/rendering.ts';

const modules = import.meta.glob<Rendering>('../features/*/rendering.ts', {
  eager: true,
  import: 'rendering',
});

/** What features do while pages are built. */
export const RENDERINGS: readonly Rendering[] = Object.values(modules);

/** Makes what views of features ask for. */
export const SOURCES: NonNullable<Rendering['sources']> = Object.fromEntries(
  RENDERINGS.flatMap(({ sources = {} }) => Object.entries(sources)),
);
