import type { Feature } from '#content/project';
import { HOME_FILE } from './content.ts';

/** Home: what the community is, why it exists, and what it offers. */
export const home: Feature = {
  name: 'home',
  files: [HOME_FILE],
  paths: () => ['/'],
  pages: (content) => {
    const { title, description, hero } = content.of(HOME_FILE);
    const link = content.site.header.links.home;
    return [
      { kind: 'home', path: '/', link, heading: hero.headline, title, description, inMenu: true },
    ];
  },
  founder: ({ founder }, of) => founder.name ?? of(HOME_FILE).vision.founder,
};
