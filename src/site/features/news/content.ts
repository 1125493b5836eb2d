import { blockHeadFields, blockSchema, itemCountSchema, text } from '#content/fields';
import { defineBlock, postsIn } from '#content/project';

/** The most posts that a block shows; older ones keep their addresses. */
const MAX_POSTS = 50;
const DEFAULT_POSTS = 6;

/** The newest posts on a custom page. */
export const NEWS_BLOCK = defineBlock({
  name: 'news',
  icon: 'M3 4h6v6H3zM3 14h6v6H3zM12 5h9M12 9h6M12 15h9M12 19h6',
  schema: blockSchema('news', 'The newest posts: pages of your own with a date.', {
    ...blockHeadFields,
    heading: text('If empty, the posts follow the heading of the page.', 80).optional(),
    most: itemCountSchema(`How many are shown. If empty, ${DEFAULT_POSTS}.`, MAX_POSTS).default(
      DEFAULT_POSTS,
    ),
  }),
  leadsTo: ({ most }, pages) =>
    postsIn(pages, () => undefined)
      .slice(0, most)
      .map(({ path }) => path),
});
