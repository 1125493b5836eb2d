import type { Feature } from '../../core/feature.ts';
import * as content from './content.ts';
import { idProblems } from './id-problems.ts';

/** Pages of the team's own, made of blocks. */
export const ownPages: Feature = {
  name: 'own-pages',
  showsOwnPages: true,
  blocks: [
    ...[content.TEXT, content.PEOPLE, content.PARTNERS, content.PICTURE, content.PICTURES],
    ...[content.STEPS, content.QUESTIONS],
    ...[content.OFFER, content.JOIN, content.GIVE, content.WRITE],
  ],
  problems: idProblems,
  routes: [
    {
      pattern: '/[...language]/[page]',
      entrypoint: './src/features/own-pages/route.astro',
      isUsed: (project) => project.pages().some(({ data }) => data.publish),
    },
  ],
};
