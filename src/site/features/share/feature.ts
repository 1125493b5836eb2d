import { z } from 'zod';
import { defineField, type Feature } from '#content/project';

/** On a page of the team's own: whether it can be shared by a button. */
export const SHARE = defineField({
  file: 'own-page',
  path: ['share'],
  schema: z
    .literal(true, 'Write true here, or leave it out')
    .meta({
      description: 'Shows a button to share the page at its end.',
      inFile: 'true, or left out.',
    })
    .optional(),
});

/** A button at the end of a page of the team's own to send it to somebody. */
export const share: Feature = { name: 'share', fields: [SHARE] };
