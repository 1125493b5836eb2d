import type { Feature } from '../../core/feature.ts';

/** Pages of the team's own, made of blocks. */
export const ownPages: Feature = {
  name: 'own-pages',
  routes: [
    {
      pattern: '/[...language]/[page]',
      entrypoint: './src/features/own-pages/route.astro',
      isUsed: (project) => project.pages().some(({ data }) => data.publish),
    },
  ],
};
