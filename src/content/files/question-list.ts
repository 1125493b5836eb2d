import { z } from 'zod';
import type { LaunchMeta } from '../fields/field-meta.ts';
import { pattern } from '../fields/plain-fields.ts';
import { refuseRepeats } from '../fields/refinements.ts';
import { text } from '../fields/texts.ts';
import { reservedIdPattern } from '../text/ids.ts';

const answer = text('', 1200).meta({
  inFile:
    'Paragraphs with an empty line between them, "- " before a line of a list, **bold**, [words](/contact-us) for a link.',
  kind: 'answer',
});

/** Ids that a question cannot have, because Contact Us uses them. */
const RESERVED_QUESTION_IDS = reservedIdPattern(
  'languages',
  'contact',
  'faqs-heading',
  'footer-.*',
);

/** Questions, each with a unique id to link to. @param launch the note of their answers */
export const questionList = (launch: LaunchMeta = {}) =>
  z
    .array(
      z.strictObject({
        id: pattern(/^[a-z][a-z0-9-]*$/, 'Use small letters, digits and hyphens')
          .refine(
            (id) => !RESERVED_QUESTION_IDS.test(id),
            'Choose another name: pages already use this one',
          )
          .meta({
            title: 'Name in links',
            description: 'Short name for links to this answer, such as /contact-us#is-it-free.',
            kind: 'id',
            reserved: RESERVED_QUESTION_IDS.source,
            madeFrom: 'question',
          }),
        question: text('', 160),
        answer: answer.meta(launch),
      }),
    )
    .min(1, 'Add at least one question')
    .superRefine(
      refuseRepeats(
        ({ id }) => id,
        (id) => `Choose another name: "${id}" is the name of another question already`,
        'id',
      ),
    );
