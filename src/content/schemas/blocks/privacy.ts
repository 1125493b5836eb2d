import { group, text } from '../fields.ts';
import { block, listOf } from './block.ts';

/** What happens to what a visitor leaves, by the settings in organisation.yaml. */

const paragraphs = (description: string) =>
  listOf(text(description, 600).describe('One paragraph.'), 'paragraph', { max: 8 }).describe(
    description,
  );

const heading = text('Heading of this part.', 60);

export const privacyBlock = block(
  'privacy',
  'What happens to messages and what is stored, following the settings. Once on a page.',
  {
    messages: group(
      'Where messages go: one of these, as organisation.yaml says how a message reaches the team.',
      {
        heading,
        none: paragraphs('Said while the form sends nothing.'),
        email: paragraphs('Said where the form opens the mail program, with {address}.'),
        whatsapp: paragraphs('Said where the form opens a chat, with {number}.').meta({
          title: 'WhatsApp',
        }),
        netlify: paragraphs('Said where Netlify takes the message.'),
        function: paragraphs('Said where a function at Cloudflare takes it.'),
        passedOn: paragraphs('Added where messages are passed on to a webhook, with its {host}.'),
        endpoint: paragraphs('Said where a form service or address takes it, with its {host}.'),
      },
    ),
    form: group('What the form keeps on the device: one of these, by the same setting.', {
      heading,
      none: paragraphs('Said while the form sends nothing.'),
      handOver: paragraphs('Said where a mail program or chat opens; drafts are kept for {days}.'),
      endpoint: paragraphs('Said where the page sends messages; unsent ones are kept for {days}.'),
    }),
    pages: group('What else is stored on the device.', {
      heading,
      kept: paragraphs('Said while pages are kept on the device.'),
      notKept: paragraphs('Said while they are not.'),
    }),
    giving: group('What the website learns of gifts.', {
      heading,
      mobileMoney: paragraphs('Said where there are numbers of mobile money.'),
    }).optional(),
  },
);
