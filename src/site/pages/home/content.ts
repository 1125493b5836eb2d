import { z } from 'zod';
import {
  alt,
  alternative,
  goldenText,
  group,
  headline,
  lead,
  samplePageHead,
  text,
  textWithoutVariables,
  whileEmpty,
  whileSample,
} from '#content/fields';
import { defineFile } from '#content/files';

/** The words of Home. */
export const HOME_FILE = defineFile({
  name: 'home',
  path: 'pages/home.yaml',
  title: 'Home',
  page: '/',
  holdsBlocks: {
    but: ['offer'],
    note: whileEmpty.advice(
      'Neither numbers nor what musicians say about you give a visitor a reason to join or to give.',
    ),
  },
  schema: z.strictObject({
    ...samplePageHead,
    hero: group('The first thing a visitor sees.', {
      badge: text('Small line above the headline.', 80),
      headline,
      lead: lead('The sentence below the headline.', 200),
    }).meta({ title: 'Top of the page' }),
    vision: group('The vision section with the founder.', {
      heading: text('', 80),
      lead: lead('First paragraph, larger.', 400),
      text: text('Second paragraph.', 400).meta(
        whileSample.advice('A sample sentence gives the founder’s reason to start the community.'),
      ),
      founder: textWithoutVariables('Shown until you fill in the founder’s name.', 60),
      caption: text('Line below the founder’s name.', 80),
      signature: alternative(
        'The founder’s signature, also beside the biography.',
        'signature',
        alt,
      ),
      portrait: alternative('Portrait of the founder.', 'vision'),
    }),
    mission: z.strictObject({
      label: text('What a screen reader calls this section.', 60).meta({
        title: 'Name of the section',
      }),
      text: goldenText('The mission statement', 300),
      picture: alternative('Picture behind the statement.', 'mission'),
    }),
  }),
});
export type Home = z.infer<typeof HOME_FILE.schema>;
