import type { Feature } from '#content/project';
import { BLOCKS } from './content.ts';
import { idProblems } from './id-problems.ts';

/** Pages that the team makes of blocks. */
export const ownPages: Feature = {
  name: 'own-pages',
  showsCustomPages: true,
  blocks: BLOCKS,
  problems: idProblems,
  routes: [
    {
      pattern: '/[...language]/[page]',
      entrypoint: './src/site/features/own-pages/route.astro',
      isUsed: (project) => project.customPages().some(({ publish }) => publish),
    },
  ],
};
