import { z } from 'zod';
import {
  httpsAddress,
  pageLink,
  refineWith,
  refuseRepeats,
  text,
  whenReadable,
} from '#content/fields';
import { fact, eventStatus, TIME_FIELDS, type TimeFacts } from './time-fields.ts';
import { timesOf, type Time } from './times.ts';

/** What a date is about, in one word. */
export const topic = (description: string) =>
  z
    .string()
    .trim()
    .regex(/^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u, 'Write one word, such as tech-training')
    .meta({ description, format: 'topic' });

/** Replaces the fields of its time by every time that a date takes place. */
function parseTimes<Facts extends TimeFacts>(facts: Facts, context: z.RefinementCtx) {
  const { id, start, end, zone, repeats, exceptions, ...others } = facts;
  const times = timesOf({ id, start, end, zone, repeats, exceptions });
  if (Array.isArray(times)) return { id, zone, ...others, times };
  context.addIssue({ code: 'custom', ...times });
  return z.NEVER;
}

const entry = z
  .strictObject({
    id: TIME_FIELDS.id,
    title: text('Name of the workshop or concert.', 80),
    text: text('One or two sentences about it.', 600).optional(),
    // Above the fields that it can change, because forms have the order of the schema.
    exceptions: TIME_FIELDS.exceptions,
    start: TIME_FIELDS.start,
    end: TIME_FIELDS.end,
    zone: TIME_FIELDS.zone,
    place: fact('Where it is, such as Haven Hall, Surulere, Lagos.', 160),
    online: httpsAddress('Address where people join online.').meta({ fact: 'optional' }).optional(),
    signUp: pageLink('Where people sign up: a form, or a page of this site.')
      .meta({ fact: 'optional' })
      .optional(),
    repeats: TIME_FIELDS.repeats,
    status: eventStatus('Only for a date that is cancelled, postponed or full.'),
    topic: topic(
      'A word of your own, such as tech-training: a page can show the dates of one topic.',
    )
      .meta({ fact: 'optional' })
      .optional(),
  })
  .superRefine(
    refineWith(
      ({ start, zone }) =>
        start?.unit === 'time' && zone === undefined
          ? 'Choose the time zone of the place'
          : undefined,
      'zone',
    ),
    whenReadable('start', 'zone'),
  )
  .transform(parseTimes);

/** A date with every time that it takes place; in a further language only its words. */
export type DateEntry = z.infer<typeof entry>;

const onlyTimes = z.object(TIME_FIELDS).transform(parseTimes);

/** The times of a date while its other fields have mistakes, as when somebody fills in its form. */
export const timesSoFar = (data: unknown): Time[] => onlyTimes.safeParse(data).data?.times ?? [];

/** content/<language>/dates.yaml */
export const dateEntries = z.strictObject({
  dates: z
    .array(entry)
    .max(200, 'Keep at most 200 dates: remove old ones')
    .superRefine(
      refuseRepeats(
        ({ id }) => id,
        (id) => `Choose another name: "${id}" is the name of another date already`,
        'id',
      ),
    )
    .prefault([])
    .describe('Workshops, terms, concerts: each once, in any order.'),
});
