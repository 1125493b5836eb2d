import { z } from 'zod';
import { defineField } from '../../core/content-file.ts';

/** On a page of the team's own: whether it can be shared by a button. */
export const SHARE = defineField({
  file: 'own-page',
  path: ['share'],
  schema: z
    .literal(true, 'expected true, or leave it out')
    .meta({
      description: 'Whether the page ends with a button to share it.',
      inFile: 'true, or left out.',
    })
    .optional(),
});
