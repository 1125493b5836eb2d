import { z } from 'zod';
import { defineField } from '#content/files';

/** Whether a custom page ends with a button to share it. */
export const SHARE_FIELD = defineField({
  file: 'own-page',
  path: ['share'],
  schema: z
    .literal(true, 'Write true here, or leave it out')
    .meta({
      title: 'Button to share the page',
      description: 'Shows a button to share the page at its end.',
      inFile: 'true, or left out.',
    })
    .optional(),
});
