import type { Feature } from '#content/project';
import { DONATE, PATH } from './content.ts';

/** Donate: what donations fund, the ways to give, and what the community offers. */
export const donate: Feature = {
  name: 'donate',
  files: [DONATE],
  paths: () => [PATH],
  pages: (content) => {
    const { title, description, hero } = content.of(DONATE);
    const { donate: link } = content.site.header;
    const heading = hero.headline;
    return [{ kind: 'donate', path: PATH, link, heading, title, description }];
  },
};
