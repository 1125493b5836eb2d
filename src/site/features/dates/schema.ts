import { z } from 'zod';
import {
  httpsAddress,
  pageLink,
  refineWith,
  refuseRepeats,
  text,
  whenReadable,
} from '#content/fields';
import { characterProblem, reservedIdPattern } from '#content/text';
import { isZone, readWhen } from './local-time.ts';
import { repeatsProblem } from './repeats.ts';
import { STATUSES, type Time, timesOf } from './times.ts';

/** Ids that pages use themselves. */
const RESERVED_DATE_IDS = reservedIdPattern('end', 'offer', 'footer-.*', '.*-heading');

const IN_FILE = '2027-03-12 18:00, 2027-03-12 or 2027-04';

/** A field for a time, a day or a month. @param inFile examples, as a file has them */
const when = (
  description: string,
  expected: string,
  inFile: string,
  isReadable: (text: string) => boolean,
) =>
  z
    .string()
    .trim()
    .refine(isReadable, `Write ${expected}: ${inFile}`)
    .meta({ description, inFile: `${inFile}.`, control: 'when' });

const isWhen = (text: string) => readWhen(text) !== undefined;
const isWhenOrTime = (text: string) => readWhen(text, { unit: 'day', local: 0 }) !== undefined;

/** A text that is the same in every language, such as the name of a place. */
const fact = (description: string, max: number) =>
  z
    .string()
    .trim()
    .min(1, 'Write something here')
    .max(max, `Use at most ${max} characters`)
    .superRefine(
      refineWith(
        (value) =>
          characterProblem(value) ??
          (/[<>{}\n]/.test(value) ? 'Write one line of plain text' : undefined),
      ),
    )
    .meta({ description, fact: 'optional' })
    .optional();

const CROSSED_OUT =
  'If it is cancelled or postponed, its day is crossed out: once a new day is known, write that as the start, and leave this empty.';

const eventStatus = (description: string) =>
  z
    .enum(STATUSES, `Write ${STATUSES.join(', ')}, or leave it out`)
    .meta({
      description,
      inFile: 'cancelled, postponed or full; otherwise left out.',
      fact: 'optional',
    })
    .optional();

/** What a date is about, in one word. */
export const topic = (description: string) =>
  z
    .string()
    .trim()
    .regex(/^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u, 'Write one word, such as tech-training')
    .meta({ description, control: 'topic' });

const exception = z.strictObject({
  day: when(
    'The day or month in which it would normally be.',
    'a day of the series',
    '2027-03-19, or 2027-04 where only months are known',
    (text) => isWhen(text) && !text.includes(':'),
  ).meta({ kind: 'hidden' }),
  start: when(
    'Its new start. It lasts as long as the others. A time alone is on the same day.',
    'a time, a day and a time, a day or a month',
    `19:00, ${IN_FILE}`,
    isWhenOrTime,
  ).optional(),
  place: fact('Where it is instead.', 160),
  status: eventStatus(`Only if this one is cancelled, postponed or full. ${CROSSED_OUT}`),
});

/** The fields of a date, in the order of its form: exceptions stand above what they can change. */
const fields = z.strictObject({
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
      kind: 'id',
      reserved: RESERVED_DATE_IDS.source,
      madeFrom: 'title',
    }),
  title: text('Name of the workshop or concert.', 80),
  text: text('One or two sentences about it.', 600).optional(),
  exceptions: z
    .array(exception)
    .superRefine(
      refuseRepeats(
        ({ day }) => day,
        (day) => `Choose another day: ${day} is in the list already`,
        'day',
      ),
    )
    .meta({
      title: 'This date, or all of them?',
      description:
        'Only for a repeating date: single dates that are cancelled, or at another time or place.',
      control: 'exceptions',
      fact: 'optional',
    })
    .optional(),
  start: when(
    'When it begins, in local time: a day with its time, a day, or a month.',
    'a day and a time, a day or a month',
    IN_FILE,
    isWhen,
  )
    .meta({ fact: 'required' })
    .optional(),
  end: when(
    'When it ends. If it lasts several days or months, the last of them. A time alone is on the day of the start.',
    'a time, a day and a time, a day or a month',
    `20:00, ${IN_FILE}`,
    isWhenOrTime,
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
      control: 'zone',
      fact: 'optional',
      isAsked: true,
    })
    .optional(),
  place: fact('Where it is, such as Haven Hall, Surulere, Lagos.', 160),
  online: httpsAddress('Web address where people join online.')
    .meta({ title: 'Link to join online', fact: 'optional' })
    .optional(),
  signUp: pageLink('Where people sign up: a form, or a page of this site.')
    .meta({ title: 'Link to sign up', fact: 'optional' })
    .optional(),
  repeats: z
    .string()
    .trim()
    .superRefine(refineWith(repeatsProblem))
    .meta({
      description: 'Only for a repeating date: how often, and how long.',
      inFile:
        'Write daily, weekly, every 2 weeks, monthly or "monthly on the second Friday" (also first, third, fourth, last) and how long, such as "monthly until 2027-12" (that month included) or "weekly 6 times".',
      control: 'repeats',
      fact: 'optional',
    })
    .optional(),
  status: eventStatus(`Only for a date that is cancelled, postponed or full. ${CROSSED_OUT}`),
  topic: topic('A word of your own, such as tech-training: a page can show the dates of one topic.')
    .meta({ fact: 'optional' })
    .optional(),
});

const entry = fields
  .superRefine(
    refineWith(
      ({ start, zone }) =>
        readWhen(start)?.unit === 'time' && zone === undefined
          ? 'Choose the time zone of the place'
          : undefined,
      'zone',
    ),
    whenReadable('start', 'zone'),
  )
  .transform((facts, context) => {
    const times = timesOf(facts);
    if (Array.isArray(times)) return { ...facts, times };
    context.addIssue({ code: 'custom', ...times });
    return z.NEVER;
  })
  .meta({ oneFact: ['start', 'end', 'zone', 'repeats', 'exceptions'] });

/** A date with every time that it takes place; in a further language only its words. */
export interface DateEntry extends Omit<z.infer<typeof entry>, 'times'> {
  /** Missing while the editor shows a file with mistakes. */
  times?: readonly Time[];
  /** The language of its words (BCP 47), where they are not translated. */
  language?: string;
}

/** The times of a date whose other fields may have mistakes, as when somebody fills in its form. */
export function timesOfUnfinished(date: object): readonly Time[] {
  const { id, start, end, zone, repeats, exceptions }: Partial<DateEntry> = date;
  const read = entry.safeParse({ title: 'A date', id, start, end, zone, repeats, exceptions });
  return read.data?.times ?? [];
}

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
    .describe(
      'Workshops, courses and concerts, in any order: the site sorts them by day. Add a weekly workshop once, and say how often it takes place.',
    ),
});
