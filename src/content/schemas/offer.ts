import { z } from 'zod';
import { whileSample } from './field-meta.ts';
import { text } from './fields.ts';

const programme = z
  .strictObject({
    title: text('Title.', { max: 40 }),
    text: text('One or two sentences.', { max: 240 }).meta({
      launch: whileSample(
        'advice',
        'Sample descriptions of the programmes; what they promise is to be confirmed.',
      ),
    }),
    button: text('Text of the button.', { max: 30 }),
  })
  .describe('One programme.');

/** content/<language>/offer.yaml: What We Offer. */
export const offer = z.strictObject({
  heading: text('Heading of the section.', { max: 60 }),
  offers: z
    .strictObject({
      techTraining: programme,
      businessEducation: programme,
      leadershipDevelopment: programme,
      communitySupport: programme,
    })
    .describe('The four programmes, in this order.'),
});

export type Offer = z.infer<typeof offer>;
export type ProgrammeName = keyof Offer['offers'];
