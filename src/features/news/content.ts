import { z } from 'zod';
import { defineBlock } from '../../core/block-kind.ts';
import { postsIn } from '../../core/own-pages/posts.ts';
import { block, opening } from '../../core/schemas/block.ts';

/** The most posts that a block shows; older ones keep their addresses. */
const MAX_POSTS = 50;
const USUAL = 6;

const newsBlock = block('news', 'The newest posts: pages of your own with a date.', {
  ...opening,
  most: z
    .int('expected a whole number, such as 6')
    .min(1, 'expected at least 1')
    .max(MAX_POSTS, `expected at most ${MAX_POSTS}`)
    .default(USUAL)
    .meta({ title: 'How many', description: `How many are shown; without it ${USUAL}.` }),
});

/** A list of the newest posts. */
export const NEWS = defineBlock({
  name: 'news',
  schema: newsBlock,
  leadsTo: ({ most }, pages) =>
    postsIn(pages, () => undefined)
      .slice(0, most)
      .map(({ path }) => path),
});
