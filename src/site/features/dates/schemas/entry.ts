import { z } from 'zod';
import {
  refuseRepeats,
  httpsAddress,
  whenReadable,
  pageLink,
  refineWith,
  text,
} from '#content/fields';
import { characterProblem, reservedIds } from '#content/text';
import { readRepeats, REPEATS_IN_FILE } from './repeats.ts';
import { STATUSES, timesOf, type DateFacts, type Time } from './times.ts';
import { formatWhen, readEnd, readWhen } from './when.ts';
import { isZone } from './zone.ts';

/** Ids that a date cannot have; `dates` is the name of the calendar. */
const RESERVED_DATE_IDS = reservedIds(
  'end',
  'offer',
  'dates',
  'footer-.*',
  '.*-heading',
  'bank-accounts.*',
);

const IN_FILE = '2027-03-12 18:00, 2027-03-12 or 2027-04';

/** @param inFile how a file writes it */
function when<Value>(
  description: string,
  expected: string,
  inFile: string,
  read: (text: string) => Value | undefined,
) {
  const message = `Write ${expected}: ${inFile}`;
  return z
    .string(message)
    .trim()
    .transform((text, context) => {
      const value = read(text);
      if (value !== undefined) return value;
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    })
    .meta({ description, inFile: `${inFile}.`, format: 'when' });
}

/** A line that is the same in every language, such as the name of a place. */
const fact = (description: string, max: number) =>
  z
    .string()
    .trim()
    .min(1, 'Write something here')
    .refine((value) => value.length <= max, `Use at most ${max} characters`)
    .superRefine(
      refineWith(
        (value) =>
          characterProblem(value) ??
          (/[<>{}\n]/.test(value) ? 'Write one line of plain text' : undefined),
      ),
    )
    .meta({ description, fact: 'optional' })
    .optional();

/** What dates are about, one word. */
export const topic = (description: string) =>
  z
    .string()
    .trim()
    .regex(/^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u, 'Write one word, such as tech-training')
    .meta({ description, format: 'topic' });

const status = (description: string) =>
  z
    .enum(STATUSES, `Write ${STATUSES.join(', ')}, or leave it out`)
    .meta({
      description,
      inFile: 'cancelled, postponed or full; otherwise left out.',
      fact: 'optional',
    })
    .optional();

/** One time of a series that is moved, somewhere else, or does not take place. */
const exception = z.strictObject({
  day: when(
    'The day on which it would normally be, or its month.',
    'a day of the series',
    '2027-03-19, or 2027-04 where only months are known',
    (text) => (text.includes(':') ? undefined : readWhen(text)),
  ).meta({ format: 'hidden' }),
  start: when(
    'When it begins instead; it is as long as the others. A time alone is on the same day.',
    'a time, a day and a time, a day or a month',
    `19:00, ${IN_FILE}`,
    readEnd,
  ).optional(),
  place: fact('Where it is instead.', 160),
  status: status('Only if this one is cancelled, postponed or full.'),
});

/** What says when a date takes place. */
const WHEN = {
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,59}$/, 'Use small letters, digits and hyphens: 60 characters at most')
    .refine(
      (id) => !RESERVED_DATE_IDS.test(id),
      'Choose another name: pages already use this one for their own parts',
    )
    .meta({
      title: 'Name in links',
      description:
        'Short name of the date, for its address on a page (/workshops#contracts-march) and in calendars. Never change it once the date is published.',
      format: 'id',
      reserved: RESERVED_DATE_IDS.source,
      madeFrom: 'title',
    }),
  start: when(
    'When it begins, by the clocks of its place: a day with its time, a day, or a month.',
    'a day and a time, a day or a month',
    IN_FILE,
    readWhen,
  )
    .meta({ fact: 'required' })
    .optional(),
  end: when(
    'When it ends; for several days or months, the last one. A time alone is on the day of the start.',
    'a time, a day and a time, a day or a month',
    `20:00, ${IN_FILE}`,
    readEnd,
  )
    .meta({ fact: 'optional' })
    .optional(),
  zone: z
    .string()
    .trim()
    .refine(isZone, 'Write the name of a time zone (IANA), such as Africa/Lagos')
    .meta({
      title: 'Time zone',
      description: 'Time zone of its place, needed if there is a time.',
      inFile: 'Its name in the IANA database, such as Africa/Lagos.',
      format: 'zone',
      fact: 'optional',
      isAsked: true,
    })
    .optional(),
  repeats: z
    .string()
    .trim()
    .transform((text, context) => {
      const repeats = readRepeats(text);
      if (typeof repeats !== 'string') return repeats;
      context.addIssue({ code: 'custom', message: repeats });
      return z.NEVER;
    })
    .meta({
      description: 'Only for a repeating date: how often, and how long.',
      inFile: REPEATS_IN_FILE,
      format: 'repeats',
      fact: 'optional',
    })
    .optional(),
  exceptions: z
    .array(exception)
    .superRefine(
      refuseRepeats(
        ({ day }) => formatWhen(day),
        (day) => `Choose another day: ${day} is in the list already`,
        'day',
      ),
    )
    .meta({
      title: 'This date, or all of them?',
      description:
        'Only for a repeating date: single days that are moved, somewhere else or cancelled.',
      format: 'exceptions',
      fact: 'optional',
    })
    .optional(),
};

/** Replaces what a file says of the time by every time that the date takes place. */
function withTimes<Facts extends DateFacts>(facts: Facts, context: z.RefinementCtx) {
  const { id, start, end, zone, repeats, exceptions, ...others } = facts;
  const times = timesOf({ id, start, end, zone, repeats, exceptions });
  if (Array.isArray(times)) return { id, zone, ...others, times };
  context.addIssue({ code: 'custom', ...times });
  return z.NEVER;
}

const entry = z
  .strictObject({
    id: WHEN.id,
    title: text('Name of the workshop or concert.', 80),
    text: text('One or two sentences about it.', 600).optional(),
    // Forms ask for it before all that it can change.
    exceptions: WHEN.exceptions,
    start: WHEN.start,
    end: WHEN.end,
    zone: WHEN.zone,
    place: fact('Where it is, such as Haven Hall, Surulere, Lagos.', 160),
    online: httpsAddress('Address where people join online.').meta({ fact: 'optional' }).optional(),
    signUp: pageLink('Where people sign up: a form, or a page of this site.')
      .meta({ fact: 'optional' })
      .optional(),
    repeats: WHEN.repeats,
    status: status('Only for a date that is cancelled, postponed or full.'),
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
  .transform(withTimes);

/** A date with every time that it takes place; in a further language only its words. */
export type DateEntry = z.infer<typeof entry>;

const onlyWhen = z.object(WHEN).transform(withTimes);

/** The times of a date whose file is not right yet, as while somebody fills in its form. */
export const timesSoFar = (data: unknown): Time[] => onlyWhen.safeParse(data).data?.times ?? [];

/** content/<language>/dates.yaml: everything that has a day. */
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
