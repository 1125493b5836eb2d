import type { Feature } from '#content/project';
import { HOME } from './content.ts';

/** Home: what the community is, why it exists, and what it offers. */
export const home: Feature = {
  name: 'home',
  files: [HOME],
  paths: () => ['/'],
  pages: (content) => {
    const { title, description, hero } = content.of(HOME);
    const link = content.site.header.links.home;
    return [
      { kind: 'home', path: '/', link, heading: hero.headline, title, description, inMenu: true },
    ];
  },
  variables: ({ founder }, of) => ({ founder: founder.name ?? of(HOME).vision.founder }),
};
