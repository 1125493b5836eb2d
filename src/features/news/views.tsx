import { blockView, type FeatureViews } from '../../site/feature-views.ts';
import { requestPicture } from '../../site/pictures/requests.ts';
import { NEWS } from './content.ts';
import { News } from './News.tsx';

export const views: FeatureViews = {
  blocks: [
    blockView(NEWS, {
      isEmpty: ({ posts }) => posts.length === 0,
      requests: ({ most }, { posts }) =>
        posts
          .slice(0, most)
          .map(({ picture }) => picture && requestPicture(picture, 'post', picture)),
      View: News,
    }),
  ],
};
