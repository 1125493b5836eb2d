import type { Feature } from '../../core/feature.ts';

/** Posts: pages of the team's own with a date, their list and their feed. */
export const news: Feature = {
  name: 'news',
  routes: [
    {
      pattern: '/[...language]/feed.xml',
      entrypoint: './src/features/news/feed.xml.ts',
      isUsed: (project) => project.pages().some(({ data }) => data.publish && data.date),
    },
  ],
};
