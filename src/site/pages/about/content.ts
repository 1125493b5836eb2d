import { z } from 'zod';
import { alternative, markdown, pageHead, text, textLink, whileSample } from '#content/fields';
import { defineFile } from '#content/files';

export const PATH = '/about-us';

/** The words of About Us. */
export const ABOUT_US_FILE = defineFile({
  name: 'about-us',
  path: 'pages/about-us.yaml',
  title: 'About Us',
  shownOn: 'about',
  page: PATH,
  schema: z.strictObject({
    ...pageHead,
    description: pageHead.description.meta(
      whileSample.blocker('Search results and shared links describe the sample founder.'),
    ),
    banner: alternative('Banner across the page.', 'aboutBanner'),
    biography: z.strictObject({
      heading: text('', 60),
      text: markdown('').meta(
        whileSample.blocker(
          'Visitors read a sample biography; only the founder knows whether it is true.',
        ),
      ),
      caption: text('Line below the signature.', 80),
      next: textLink('What the link says.', 60)
        .meta({ title: 'Where to go next', description: 'A link at the end of the biography.' })
        .optional(),
      portrait: alternative('Portrait of the founder.', 'biography'),
    }),
  }),
});
