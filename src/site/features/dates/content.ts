import { z } from 'zod';
import {
  blockSchema,
  group,
  hint,
  itemCountSchema,
  name,
  blockHeadFields,
  pageLink,
  text,
} from '#content/fields';
import { defineFile } from '#content/files';
import { defineBlock } from '#content/project';
import { dateEntries, topic } from './schema.ts';

/** The dates: facts in the file of the first language, words in that of each language. */
export const DATES = defineFile({
  name: 'dates',
  path: 'dates.yaml',
  title: 'Dates',
  shownOn: 'dates',
  schema: dateEntries,
  isOptional: true,
});

/** The words around dates. */
export const CALENDAR = defineFile({
  name: 'calendar',
  path: 'calendar.yaml',
  title: 'Labels for dates',
  shownOn: 'dates',
  schema: z.strictObject({
    title: text('Name of the calendar, as calendar apps show it.', 80),
    none: text('Shown where there is no future date.', 120).meta({ title: 'No dates' }),
    past: text('Opens the past dates.', 40).meta({ title: 'Past dates' }),
    all: text('Link from a short list to the page with all dates.', 40).meta({
      title: 'All dates',
    }),
    line: text(
      hint`A line in a calendar, with ${'label'} and ${'value'}: "Full: A workshop".`,
      40,
    ).meta({ title: 'Line in a calendar' }),
    yourTime: text(hint`The time where the reader is, with ${'time'}.`, 60),
    statuses: group('Labels for dates that are cancelled, postponed, full or changed.', {
      cancelled: text('Label of a date that does not take place.', 30),
      postponed: text(
        'Label of a date that takes place later, on a day that is not known yet.',
        30,
      ),
      full: text('Label of a date without room left.', 30),
      changed: text('Label of one date of a series that is at another time or place.', 30),
    }),
    online: text('Link to join online.', 40),
    signUp: text('Link to where people sign up.', 40),
    series: text('Opens the later dates of a series.', 50).meta({
      title: 'Later dates of a series',
    }),
    add: text('Link to a file that adds a date to a calendar.', 40).meta({
      title: 'Add one date to a calendar',
    }),
    addAll: text('Link to a file that adds a whole series to a calendar.', 50).meta({
      title: 'Add a series to a calendar',
    }),
    google: name('Link that opens all dates in Google Calendar.', 40).meta({
      title: 'Google Calendar',
    }),
    subscribe: text('Opens the ways to keep a calendar up to date with all dates.', 60).meta({
      title: 'Subscribe to all dates',
    }),
    app: text('Link that opens all dates in the calendar app of the device.', 60).meta({
      title: 'Calendar app',
    }),
  }),
});

/** A list of dates. */
export const DATES_BLOCK = defineBlock({
  name: 'dates',
  icon: 'M4 5h16v15H4zM4 10h16M8 3v4M16 3v4M8 14h2M14 14h2',
  schema: blockSchema(
    'dates',
    'Workshops, courses and concerts from dates.yaml, the next one first; past dates are folded away.',
    {
      ...blockHeadFields,
      topic: topic('Only the dates of this topic. If empty, all of them.').optional(),
      most: itemCountSchema(
        'How many future dates to show at most; a series counts once. If empty, all of them.',
        60,
      ).optional(),
      page: pageLink(
        'The page that shows all dates. With it, this list is short: what, when, where, and how to sign up.',
      )
        .meta({ title: 'Page with all dates' })
        .optional(),
    },
  ),
  idsOf: ({ topic: chosenTopic }, first) =>
    (first(DATES)?.dates ?? []).flatMap((date, index) =>
      !chosenTopic || chosenTopic === date.topic
        ? date.times.map(({ id }) => ({
            id,
            what: 'a date',
            file: DATES,
            path: ['dates', index, 'id'],
          }))
        : [],
    ),
});
