import type { Feature } from '#content/project';
import { NEWS_BLOCK } from './content.ts';

/** The list of posts, which are custom pages with a date, and their feed. */
export const news: Feature = {
  name: 'news',
  blocks: [NEWS_BLOCK],
  isUsed: (project) => project.customPages().some(({ publish, date }) => publish && date),
};
