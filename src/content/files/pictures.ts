import { z } from 'zod';
import { whileSample } from '../fields/field-meta.ts';
import { photograph, pictureFile } from '../fields/pictures.ts';
import { group } from '../fields/plain-fields.ts';

const icon = (programme: string) =>
  pictureFile(`Icon of ${programme}, a drawing (SVG).`, 'drawing');

const communityPicture = photograph('Cropped to 4:5 (upright).', ['community']);

/** content/pictures.yaml: the pictures of the design, the same in every language. */
export const pictureFields = z
  .strictObject({
    vision: photograph(
      'Portrait of the founder in the vision section, cropped to 4:5 (upright).',
      ['visionPortrait'],
      whileSample.blocker(
        'A drawing of an invented person is shown as the founder (vision section).',
      ),
    ),
    mission: photograph('Picture behind the mission statement.', ['missionWide', 'missionNarrow']),
    aboutBanner: group('Banner across About Us.', {
      wide: photograph('For tablets and computers.', ['aboutWide']).meta({
        title: 'On tablets and computers',
      }),
      narrow: photograph('For phones.', ['aboutNarrow']).meta({ title: 'On phones' }),
    }),
    biography: photograph(
      'Portrait of the founder beside the biography, cropped to 4:5 (upright).',
      ['biographyPortrait'],
      whileSample.blocker('A picture of an invented person is shown as the founder (biography).'),
    ),
    signature: pictureFile(
      'The founder’s signature, a drawing (SVG) or a scan (PNG or JPEG). If empty, no signature is shown.',
      ['signature'],
      whileSample.blocker('An invented signature is shown as the founder’s.'),
    ).optional(),
    community: group('The four pictures of the row on Contact Us; each is shown twice.', {
      first: communityPicture,
      second: communityPicture,
      third: communityPicture,
      fourth: communityPicture,
    }),
    offer: group('The icons of What We Offer.', {
      techTraining: icon('Tech Training'),
      businessEducation: icon('Business Education'),
      leadershipDevelopment: icon('Leadership Development'),
      communitySupport: icon('Community Support'),
    }),
  })
  .meta({
    description:
      'The pictures of the four pages. Those of a post, or of a page that you have added, are in its own form.',
  });
