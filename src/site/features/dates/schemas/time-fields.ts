import { z } from 'zod';
import { refineWith, refuseRepeats } from '#content/fields';
import { characterProblem, reservedIds } from '#content/text';
import { readRepeats, REPEATS_IN_FILE } from './repeats.ts';
import { formatWhen, readEnd, readWhen } from './when.ts';
import { isZone } from './zone.ts';

/** Ids that pages use themselves. `dates` is the file name of the calendar. */
const RESERVED_DATE_IDS = reservedIds(
  'end',
  'offer',
  'dates',
  'footer-.*',
  '.*-heading',
  'bank-accounts.*',
);

const IN_FILE = '2027-03-12 18:00, 2027-03-12 or 2027-04';

/** A text that is parsed. @param parse returns a sentence if it cannot */
const parsedText = <Value extends object>(parse: (text: string) => Value | string) =>
  z
    .string()
    .trim()
    .transform((text, context) => {
      const value = parse(text);
      if (typeof value !== 'string') return value;
      context.addIssue({ code: 'custom', message: value });
      return z.NEVER;
    });

/**
 * A time, a day or a month.
 * @param inFile examples, as a file has them
 */
const when = <Value extends object>(
  description: string,
  expected: string,
  inFile: string,
  read: (text: string) => Value | undefined,
) =>
  parsedText((text) => read(text) ?? `Write ${expected}: ${inFile}`).meta({
    description,
    inFile: `${inFile}.`,
    format: 'when',
  });

/**
 * A text that is the same in every language, such as the name of a place. It has no `maxLength` in
 * its JSON schema, by which forms know texts that are translated.
 */
export const fact = (description: string, max: number) =>
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

const STATUSES = ['cancelled', 'postponed', 'full'] as const;

export const eventStatus = (description: string) =>
  z
    .enum(STATUSES, `Write ${STATUSES.join(', ')}, or leave it out`)
    .meta({
      description,
      inFile: 'cancelled, postponed or full; otherwise left out.',
      fact: 'optional',
    })
    .optional();

/** One time of a series that is at another time or place, or does not take place (RFC 5545, 3.8.4.4). */
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
  status: eventStatus('Only if this one is cancelled, postponed or full.'),
});

/** The fields that say when a date takes place. */
export const TIME_FIELDS = {
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
  repeats: parsedText(readRepeats)
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

/** When a date takes place. */
export type TimeFacts = z.infer<z.ZodObject<typeof TIME_FIELDS>>;

export type Exception = NonNullable<TimeFacts['exceptions']>[number];
