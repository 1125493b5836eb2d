import type { z } from 'zod';
import { type Anchor, type Content, defineBlock, type Feature } from '#content/project';
import { CALENDAR, DATES, DATES_BLOCK, HOME_DATES } from './content.ts';
import { datesPage } from './dates-page.ts';
import { bySeries, chosenDates } from './occurrences.ts';
import { dateProblems } from './problems.ts';
import { datesOf } from './translated-dates.ts';

/** The dates that a block shows; of one that comes again, the next time. */
function datePlaces(block: z.infer<typeof DATES_BLOCK.schema>, content: Content): Anchor[] {
  const { ahead, past } = chosenDates(datesOf(content), block);
  return bySeries([...ahead.flat(), ...past]).map(([{ id, date }]) => ({ id, name: date.title }));
}

/** Workshops, terms and concerts: on pages, on Home, and in the calendars of visitors. */
export const dates: Feature = {
  name: 'dates',
  files: [DATES, CALENDAR],
  fields: [HOME_DATES],
  blocks: [defineBlock({ ...DATES_BLOCK, places: datePlaces })],
  paths: (project) => {
    const all = project.of(DATES, project.first);
    return all && all.dates.length > 0 ? ['/dates.ics'] : [];
  },
  problems: dateProblems,
  editorOnlyPages: { dates: datesPage },
};
