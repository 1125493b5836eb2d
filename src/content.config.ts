import { defineCollection } from 'astro:content';
import { CONTENT_FILES, type ContentName } from './content/schemas/index.ts';
import { biographyLoader, contentLoader, ownPagesLoader } from './content/loading/loaders.ts';
import { checkOwnMusic } from './music/check-music.ts';
import { checkOwnPictures, checkPictureFields } from './pictures/check-picture-fields.ts';

export const collections = {
  // One for each content file, with an entry per language; facts have a single entry.
  ...Object.fromEntries(
    (Object.keys(CONTENT_FILES) as ContentName[]).map((name) => [
      name,
      defineCollection({ loader: contentLoader(name, checkPictureFields) }),
    ]),
  ),
  biography: defineCollection({ loader: biographyLoader() }),
  more: defineCollection({ loader: ownPagesLoader(checkOwnPictures, checkOwnMusic) }),
};
