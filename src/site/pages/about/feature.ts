import type { Feature } from '#content/project';
import { ABOUT_US_FILE, PATH } from './content.ts';

/** About Us: the founder's biography, and what the community offers. */
export const about: Feature = {
  name: 'about',
  files: [ABOUT_US_FILE],
  paths: () => [PATH],
  pages: (content) => {
    const { title, description, biography } = content.of(ABOUT_US_FILE);
    const { about: link } = content.site.header.links;
    const heading = [biography.heading];
    return [{ kind: 'about', path: PATH, link, heading, title, description, inMenu: true }];
  },
};
