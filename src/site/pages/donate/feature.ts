import type { Feature } from '#content/project';
import { DONATE_FILE, PATH } from './content.ts';

/** Donate: what donations fund, the ways to give, and what the community offers. */
export const donate: Feature = {
  name: 'donate',
  files: [DONATE_FILE],
  paths: () => [PATH],
  pages: (content) => {
    const { title, description, hero } = content.of(DONATE_FILE);
    const { donate: link } = content.site.header;
    const heading = hero.headline;
    return [{ kind: 'donate', path: PATH, link, heading, title, description }];
  },
};
