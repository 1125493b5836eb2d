import type { Feature } from '../../core/feature.ts';
import { CALENDAR, DATES, DATES_BLOCK, HOME_DATES } from './content.ts';
import { dateRows } from './launch-rows.ts';
import { dateProblems } from './problems.ts';

/** Workshops, terms and concerts: on pages, on Home, and in the calendars of visitors. */
export const dates: Feature = {
  name: 'dates',
  files: [DATES, CALENDAR],
  fields: [HOME_DATES],
  blocks: [DATES_BLOCK],
  paths: (project) => {
    const all = project.of(DATES, project.first);
    return all && all.dates.length > 0 ? ['/dates.ics'] : [];
  },
  problems: dateProblems,
  launchRows: dateRows,
};
