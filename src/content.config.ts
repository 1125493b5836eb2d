import { defineCollection } from 'astro:content';
import { CONTENT_FILES } from './content/schemas/index.ts';
import { biographyLoader, contentLoader, ownPagesLoader } from './content/loading/loaders.ts';
import { checkOwnMusic } from './music/check-music.ts';
import { checkOwnPictures, checkPictures } from './pictures/check-pictures.ts';

/** A collection for each content file, with an entry per language; facts have a single entry. */
const yaml = <Name extends keyof typeof CONTENT_FILES>(name: Name) =>
  defineCollection({
    loader: contentLoader(name, checkPictures),
    schema: CONTENT_FILES[name].schema,
  });

export const collections = {
  organisation: yaml('organisation'),
  pictures: yaml('pictures'),
  language: yaml('language'),
  site: yaml('site'),
  offer: yaml('offer'),
  faqs: yaml('faqs'),
  home: yaml('home'),
  'about-us': yaml('about-us'),
  'contact-us': yaml('contact-us'),
  donate: yaml('donate'),
  accessibility: yaml('accessibility'),
  delivery: yaml('delivery'),
  music: yaml('music'),
  dates: yaml('dates'),
  calendar: yaml('calendar'),
  biography: defineCollection({ loader: biographyLoader() }),
  more: defineCollection({ loader: ownPagesLoader(checkOwnPictures, checkOwnMusic) }),
};
