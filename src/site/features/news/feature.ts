import { z } from 'zod';
import { block, opening } from '#content/fields';
import { defineBlock, type Feature, postsIn } from '#content/project';

/** The most posts that a block shows; older ones keep their addresses. */
const MAX_POSTS = 50;
const USUAL = 6;

export const NEWS = defineBlock({
  name: 'news',
  schema: block('news', 'The newest posts: pages of your own with a date.', {
    ...opening,
    most: z
      .int('Write a whole number, such as 6')
      .min(1, 'Write 1 or more')
      .max(MAX_POSTS, `Choose at most ${MAX_POSTS}`)
      .default(USUAL)
      .meta({ title: 'How many', description: `How many are shown. If empty, ${USUAL}.` }),
  }),
  leadsTo: ({ most }, pages) =>
    postsIn(pages, () => undefined)
      .slice(0, most)
      .map(({ path }) => path),
});

/** The list of posts, which are pages of the team's own with a date, and their feed. */
export const news: Feature = {
  name: 'news',
  blocks: [NEWS],
  isUsed: (project) => project.pages().some(({ publish, date }) => publish && date),
};
