import { z } from 'zod';
import { characterProblem } from '../../../core/text/characters.ts';
import { reservedIds } from '../../../core/text/reserved-ids.ts';
import {
  checked,
  eachOnce,
  httpsAddress,
  onceRead,
  pageLink,
  text,
} from '../../../core/schemas/fields.ts';
import {
  readDate,
  REPEATS_IN_FILE,
  repeatsProblem,
  spansOf,
  timesOf,
  type DateFacts,
  type Span,
} from './repeats.ts';
import { formatWhen, readEnd, readWhen } from './when.ts';
import { instantsOf, isZone } from './zone.ts';

const STATUSES = ['cancelled', 'postponed', 'full'] as const;

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
function when(
  description: string,
  expected: string,
  inFile: string,
  isWhen: (text: string) => boolean,
) {
  const error = `This needs ${expected}: ${inFile}`;
  return z
    .string(error)
    .trim()
    .refine(isWhen, error)
    .meta({ description, inFile: `${inFile}.`, format: 'when' });
}

/** Any start after which an end can be read. */
const SOME_START = { unit: 'time', wallClock: 0 } as const;

/** A line that is the same in every language, such as the name of a place. */
const fact = (description: string, max: number) =>
  z
    .string()
    .trim()
    .min(1, 'This needs at least one character')
    .refine((value) => value.length <= max, `This may have at most ${max} characters`)
    .superRefine(
      checked(
        (value) =>
          characterProblem(value) ??
          (/[<>{}\n]/.test(value) ? 'This needs one line of plain text' : undefined),
      ),
    )
    .meta({ description, fact: 'optional' })
    .optional();

/** What dates are about, one word. */
export const topic = (description: string) =>
  z
    .string()
    .trim()
    .regex(/^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u, 'This needs one word, such as tech-training')
    .meta({ description, format: 'topic' });

const entry = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,59}$/, 'This needs small letters, digits and hyphens, at most 60')
    .refine(
      (id) => !RESERVED_DATE_IDS.test(id),
      'This needs another name; pages use this one for their own parts',
    )
    .meta({
      title: 'Name in links',
      description:
        'Short name of the date, for its address on a page (/workshops#contracts-march) and in calendars. Never change it once the date is published.',
      format: 'id',
      reserved: RESERVED_DATE_IDS.source,
      madeFrom: 'title',
    }),
  title: text('What it is.', 80),
  text: text('More about it.', 600).optional(),
  start: when(
    'When it begins, by the clocks of its place: a day with its time, a day, or a month.',
    'a day and a time, a day or a month',
    IN_FILE,
    (text) => readWhen(text) !== undefined,
  )
    .meta({ fact: 'required' })
    .optional(),
  end: when(
    'When it ends; of several days or months the last one. A time alone is on the day of the start.',
    'a time, a day and a time, a day or a month',
    `20:00, ${IN_FILE}`,
    (text) => readEnd(text, SOME_START) !== undefined,
  )
    .meta({ fact: 'optional' })
    .optional(),
  zone: z
    .string()
    .trim()
    .refine(isZone, 'This needs a time zone by its name in the IANA database, such as Africa/Lagos')
    .meta({
      title: 'Time zone',
      description: 'Time zone of its place; needed where there is a time.',
      inFile: 'Its name in the IANA database, such as Africa/Lagos.',
      format: 'zone',
      fact: 'optional',
      asked: true,
    })
    .optional(),
  place: fact('Where it is, such as Haven Hall, Surulere, Lagos.', 160),
  online: httpsAddress('Address where people join online.').meta({ fact: 'optional' }).optional(),
  signUp: pageLink('Where people sign up: a form, or a page of this site.')
    .meta({ fact: 'optional' })
    .optional(),
  repeats: z
    .string()
    .trim()
    .meta({
      description: 'Only for a repeating date: how often, and how long.',
      inFile: REPEATS_IN_FILE,
      format: 'repeats',
      fact: 'optional',
    })
    .optional(),
  status: z
    .enum(STATUSES, `Write ${STATUSES.join(', ')}, or leave it out`)
    .meta({
      description: 'Only for a date that is cancelled, postponed or full.',
      inFile: 'cancelled, postponed or full; otherwise left out.',
      fact: 'optional',
    })
    .optional(),
  topic: topic('A word of your own, such as tech-training: a page can show the dates of one topic.')
    .meta({ fact: 'optional' })
    .optional(),
  changes: z
    .int('This needs a whole number, such as 1')
    .min(0, 'This needs 0 or more')
    .max(99, 'This may have at most 99')
    .meta({
      description: 'How often day, time, place or status have changed since it was published.',
      inFile:
        'Calendars accept a change only if this is higher than before, so raise it by one each time.',
      format: 'hidden',
      fact: 'optional',
    })
    .optional(),
});

/** A date in its file; in a further language only its words. */
export type DateEntry = z.infer<typeof entry>;

/** What is wrong with a date: in which field, and a sentence. */
type Problem = [field: keyof DateFacts, message: string];

/** Reports a time that clocks skip or show twice on the day they change: it is ambiguous. */
function clockProblem(times: readonly Span[], zone: string): Problem | undefined {
  for (const [index, { start, end = start }] of times.entries()) {
    const wallClock = [start, end].find((time) => instantsOf(time, zone).length !== 1);
    if (wallClock === undefined) continue;
    const what =
      instantsOf(wallClock, zone).length === 0 ? 'skip this time' : 'show this time twice';
    const field = wallClock === start ? 'start' : 'end';
    const written = formatWhen({ unit: 'time', wallClock });
    return [
      index === 0 ? field : 'repeats',
      `This needs another time: the clocks of ${zone} are changed that day and ${what}, ${written}`,
    ];
  }
  return undefined;
}

/** How an end is given. */
const GIVEN = { month: 'a month alone', day: 'a day without a time', time: 'a day and a time' };

function dateProblem(facts: DateFacts): Problem | undefined {
  const date = readDate(facts);
  if (!date) return undefined;
  const { start, end, repeats } = date;
  if (end && end.unit !== start.unit)
    return ['end', `This needs ${GIVEN[start.unit]}, as the start has, such as ${facts.start}`];
  if (
    end &&
    (start.unit === 'time' ? end.wallClock <= start.wallClock : end.wallClock < start.wallClock)
  )
    return [
      'end',
      `This needs an end after the start, ${formatWhen(start)}; after midnight it is on the next day`,
    ];
  if (start.unit === 'time' && facts.zone === undefined)
    return ['zone', 'This needs the zone of the place'];
  const problem = repeats === undefined ? undefined : repeatsProblem(date);
  if (problem) return ['repeats', problem];
  const hasZone = start.unit === 'time' && facts.zone !== undefined && isZone(facts.zone);
  return hasZone ? clockProblem(spansOf(date), facts.zone ?? '') : undefined;
}

/**
 * The most times that all dates together take place: a page with all of them has so many rows, of
 * about 1,500 bytes each before they are compressed.
 */
const MAX_TIMES = 500;

/**
 * The name of one time that a date takes place: the second of `open-evening` is `open-evening-2`.
 */
export const occurrenceId = (id: string, index: number): string =>
  index === 0 ? id : `${id}-${index + 1}`;

/** content/<language>/dates.yaml: everything that has a day. */
export const dates = z.strictObject({
  dates: z
    .array(
      entry.superRefine(
        (date, context) => {
          const [field, message] = dateProblem(date) ?? [];
          if (field) context.addIssue({ code: 'custom', path: [field], message: message ?? '' });
        },
        onceRead('start', 'end', 'zone', 'repeats'),
      ),
    )
    .max(200, 'This may have at most 200 dates; remove old ones')
    .superRefine(
      eachOnce(
        ({ id }) => id,
        (id) => `"${id}" names another date already. This needs a name of its own`,
        'id',
      ),
    )
    .superRefine((all, context) => {
      const times = all.reduce((sum, date) => sum + timesOf(date).length, 0);
      if (times <= MAX_TIMES) return;
      const message = `This needs dates that take place at most ${MAX_TIMES} times in all, each repetition counted; these take place ${times} times. Remove old ones, and let others repeat for a shorter time`;
      context.addIssue({ code: 'custom', message });
    })
    .superRefine((all, context) => {
      const repeated = all.flatMap((date) =>
        Array.from({ length: timesOf(date).length - 1 }, (_, index) =>
          occurrenceId(date.id, index + 1),
        ),
      );
      all.forEach(({ id }, index) => {
        if (!repeated.includes(id)) return;
        const message = `"${id}" is already the name of one repetition of another date. This needs another name`;
        context.addIssue({ code: 'custom', path: [index, 'id'], message });
      });
    })
    .default([])
    .describe('Workshops, terms, concerts: each once, in any order.'),
});
