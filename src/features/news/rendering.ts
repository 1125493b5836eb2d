import type { Rendering } from '../../site/build/rendering.ts';

export const rendering: Rendering = {
  feed: ({ posts, root }) => (posts[0] ? `${root}/feed.xml` : undefined),
};
