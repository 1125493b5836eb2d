import type { Rendering } from '../../shared/rendering.ts';
import { feedPath, feedText } from './feed.ts';

export const rendering: Rendering = {
  feed: feedPath,
  files: (content) => {
    const path = feedPath(content);
    return path === undefined ? [] : [{ path, body: feedText(content, path) }];
  },
};
