import { defineBlock } from '../../core/block-kind.ts';
import type { Feature } from '../../core/feature.ts';
import { CALENDAR, DATES, DATES_BLOCK, HOME_DATES } from './content.ts';
import { countChanges, datesBroughtBack } from './count-changes.ts';
import { datesPage } from './dates-page.ts';
import { dateRows } from './launch-rows.ts';
import { datePlaces } from './places.ts';
import { dateProblems } from './problems.ts';

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
  launchRows: dateRows,
  typedPages: { dates: datesPage },
  published: (file, data, before) => (file === DATES.name ? countChanges(data, before) : data),
  broughtBack: (file, earlier, now, later) =>
    file === DATES.name ? datesBroughtBack(earlier, now, later) : earlier,
};
