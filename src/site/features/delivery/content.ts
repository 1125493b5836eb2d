import { blockSchema, group, hint, paragraphs, text } from '#content/fields';
import { defineField, defineFile } from '#content/files';
import { defineBlock } from '#content/project';
import { deliveryWords } from './schemas/delivery-words.ts';
import { deliverySetting } from './schemas/delivery.ts';

/** Path of the page after a form post without script. */
export const THANK_YOU_PATH = '/thank-you';

/** How a message reaches the team, in organisation.yaml. */
export const CONTACT_FIELD = defineField({
  file: 'organisation',
  path: ['contact'],
  schema: group('What happens to a message that a visitor writes.', { delivery: deliverySetting }),
});

/** The words of a contact form that delivers. */
export const DELIVERY_WORDS = defineFile({
  name: 'delivery',
  path: 'delivery.yaml',
  title: 'Labels of the contact form',
  shownOn: 'contact',
  schema: deliveryWords,
});

const heading = text('', 60);

const privacyBlock = blockSchema(
  'privacy',
  'What happens to messages and what is saved on devices, as your settings say. Only once on a page.',
  {
    messages: group('Where messages go. Which of these is shown depends on organisation.yaml.', {
      heading,
      none: paragraphs('Shown while the form sends nothing.').meta({ title: 'Nothing is sent' }),
      email: paragraphs(hint`Shown if the form opens the email app, with ${'address'}.`),
      whatsapp: paragraphs(hint`Shown if the form opens a chat, with ${'number'}.`).meta({
        title: 'WhatsApp',
      }),
      netlify: paragraphs('Shown if Netlify receives the message.'),
      endpoint: paragraphs(hint`Shown if a form service receives it, with its ${'host'}.`).meta({
        title: 'Form service',
      }),
    }),
    form: group(
      'What the form saves on the device. Which of these is shown depends on organisation.yaml.',
      {
        heading,
        none: paragraphs('Shown while the form sends nothing.').meta({ title: 'Nothing is sent' }),
        handOver: paragraphs(hint`Shown if an email app or chat opens, with ${'days'}.`).meta({
          title: 'Email or WhatsApp',
        }),
        endpoint: paragraphs(hint`Shown if the page sends messages, with ${'days'}.`).meta({
          title: 'Form service',
        }),
      },
    ),
    pages: group('What else is saved on the device.', {
      heading,
      kept: paragraphs('Shown while pages are saved on the device.').meta({
        title: 'Pages are saved',
      }),
      notKept: paragraphs('Shown while no pages are saved.').meta({ title: 'Pages are not saved' }),
    }),
  },
);

/** The privacy notice, whose texts follow from the settings. */
export const PRIVACY_BLOCK = defineBlock({
  name: 'privacy',
  icon: 'M5 11h14v9H5zM8 11V8a4 4 0 0 1 8 0v3M12 15v1',
  schema: privacyBlock,
  isOnce: true,
});
