import type { Feature } from '../../core/feature.ts';
import { NEWS } from './content.ts';

/** The list of posts, which are pages of the team's own with a date, and their feed. */
export const news: Feature = {
  name: 'news',
  blocks: [NEWS],
  routes: [
    {
      pattern: '/[...language]/feed.xml',
      entrypoint: './src/features/news/feed.xml.ts',
      isUsed: (project) => project.pages().some(({ data }) => data.publish && data.date),
    },
  ],
};
