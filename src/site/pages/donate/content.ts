import { z } from 'zod';
import { group, headline, lead, samplePageHead, text, whileSample } from '#content/fields';
import { defineFile } from '#content/files';

export const PATH = '/donate';

const way = {
  title: text('', 40),
  text: text('One sentence.', 200),
  button: text('', 30),
};

/** The words of Donate. */
export const DONATE_FILE = defineFile({
  name: 'donate',
  path: 'pages/donate.yaml',
  title: 'Donate',
  shownOn: 'donate',
  page: PATH,
  holdsBlocks: { but: ['offer', 'give'] },
  schema: z.strictObject({
    ...samplePageHead,
    hero: group('The first thing a visitor sees.', {
      headline,
      lead: lead('What donations fund.', 300).meta(
        whileSample.advice('A sample sentence says what donations are spent on.'),
      ),
    }).meta({ title: 'Top of the page' }),
    card: group('The card about paying by card.', way).meta({ title: 'Payment by card' }),
    bank: group('The card about bank transfers.', way).meta({ title: 'Bank transfer' }),
  }),
});
