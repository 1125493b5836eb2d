import { defineBlock } from '../../core/block-kind.ts';
import { postsIn } from '../../core/own-pages/posts.ts';
import { newsBlock } from './schemas/news-block.ts';

/** A list of the newest posts. */
export const NEWS = defineBlock({
  name: 'news',
  schema: newsBlock,
  leadsTo: ({ most }, pages) =>
    postsIn(pages, () => undefined)
      .slice(0, most)
      .map(({ path }) => path),
});
