import { z } from 'zod';
import { whileEmpty, whileSample } from '../fields/field-meta.ts';
import { group } from '../fields/plain-fields.ts';
import { text } from '../fields/texts.ts';

const programme = (name: string) =>
  z.strictObject({
    title: text('', 40),
    text: text('One or two sentences.', 240).meta(
      whileSample.advice('Sample texts say what you offer: make sure that they are true.'),
    ),
    terms: group('Who teaches and what it costs, below the text.', {
      teachers: text('Who teaches.', 80),
      cost: text('What it costs.', 80),
    })
      .optional()
      .meta({
        title: 'Who teaches, what it costs',
        ...whileEmpty.advice('What We Offer does not say who teaches or what it costs.'),
      }),
    button: text('', 30).meta({ goesWith: `organisation offerLinks.${name}` }),
  });

/** content/<language>/offer.yaml: What We Offer. */
export const offer = z.strictObject({
  heading: text('', 60),
  offers: z.strictObject({
    techTraining: programme('techTraining'),
    businessEducation: programme('businessEducation'),
    leadershipDevelopment: programme('leadershipDevelopment'),
    communitySupport: programme('communitySupport'),
  }),
});
