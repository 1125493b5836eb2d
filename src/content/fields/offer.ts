import { z } from 'zod';
import { whileSample } from './field-meta.ts';
import { group, text } from './fields.ts';

const programme = (name: string) =>
  group('One programme.', {
    title: text('Title.', 40),
    text: text('One or two sentences.', 240).meta(
      whileSample.advice('Sample texts of the programmes; confirm that what they promise is true.'),
    ),
    button: text('Text of the button.', 30).meta({ goesWith: `organisation offerLinks.${name}` }),
  });

/** content/<language>/offer.yaml: What We Offer. */
export const offer = z.strictObject({
  heading: text('Heading of the section.', 60),
  offers: group('The four programmes, in this order.', {
    techTraining: programme('techTraining'),
    businessEducation: programme('businessEducation'),
    leadershipDevelopment: programme('leadershipDevelopment'),
    communitySupport: programme('communitySupport'),
  }),
});

export type ProgrammeName = keyof z.infer<typeof offer>['offers'];
