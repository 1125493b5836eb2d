import { z } from 'zod';
import { group, hint, text } from '#content/fields';
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

/** The words of the button. */
export const SHARE_WORDS = defineField({
  file: 'site',
  path: ['share'],
  schema: group('Labels of the button that shares a page of your own.', {
    share: text('Button that opens the device’s share sheet.', 40),
    whatsApp: text('Link to WhatsApp, for devices that have no share sheet.', 40).meta({
      title: 'WhatsApp',
    }),
    copy: text('Button that copies the address of the page.', 40),
    copied: text('Shown after the address was copied.', 80).meta({ title: 'After copying' }),
    notCopied: text(
      hint`Shown if the browser does not allow copying, with ${'address'}.`,
      120,
    ).meta({ title: 'If copying is not allowed' }),
  }),
});
