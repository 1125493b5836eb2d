import { defineBlock, type FirstData } from '../../core/block-kind.ts';
import { defineField, defineFile } from '../../core/content-file.ts';
import { datesBlock } from './schemas/block.ts';
import { dates, occurrenceId } from './schemas/entry.ts';
import { timesOf } from './schemas/facts.ts';
import { homeDates } from './schemas/home.ts';
import { calendar } from './schemas/words.ts';

/** The dates: facts in the first language, words in each. */
export const DATES = defineFile({
  name: 'dates',
  path: 'dates.yaml',
  schema: dates,
  isOptional: true,
});

/** The words around them. */
export const CALENDAR = defineFile({ name: 'calendar', path: 'calendar.yaml', schema: calendar });

/** The dates that Home shows. */
export const HOME_DATES = defineField({
  file: 'home',
  path: ['dates'],
  schema: homeDates.optional(),
});

/** The ids of the dates of a topic, or of all. */
const datesOf = (topic: string | undefined, first: FirstData) =>
  (first(DATES)?.dates ?? []).flatMap((date, index) =>
    !topic || topic === date.topic
      ? timesOf(date).map((_, time) => ({
          ...{ id: occurrenceId(date.id, time), what: 'a date' },
          ...{ file: DATES, path: ['dates', index, 'id'] },
        }))
      : [],
  );

/** A list of dates on a page of the team's own. */
export const DATES_BLOCK = defineBlock({
  name: 'dates',
  schema: datesBlock,
  idsOf: ({ topic }, first) => datesOf(topic, first),
});
