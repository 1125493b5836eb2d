import type { Rendering } from '../../shared/rendering.ts';

export const rendering: Rendering = {
  feed: ({ posts, root }) => (posts[0] ? `${root}/feed.xml` : undefined),
};
