import type { z } from 'zod';
import type { CustomPage } from '#content/fields';
import { type Anchor, type Content, defineBlock, type Feature } from '#content/project';
import { CALENDAR, DATES, DATES_BLOCK, HOME_DATES } from './content.ts';
import { chosenDates, groupBySeries } from './occurrences.ts';
import { dateProblems } from './problems.ts';

/** The dates of a block to which links can lead: each date once, at its next time. */
function dateAnchors(block: z.infer<typeof DATES_BLOCK.schema>, content: Content): Anchor[] {
  const { future, past } = chosenDates(content, block);
  return groupBySeries([...future.flat(), ...past]).map(([{ id, date }]) => ({
    id,
    name: date.title,
  }));
}

/** The page of the editor on which every date is typed: the site may have none that shows all. */
export function datesPage(content: Content): CustomPage {
  const { title: heading, all } = content.of(CALENDAR);
  const blocks = [{ block: DATES_BLOCK.name, heading: all }];
  return { publish: false, title: heading, description: '', heading, path: '', blocks };
}

/** Workshops, terms and concerts: on pages, on Home, and in the calendars of visitors. */
export const dates: Feature = {
  name: 'dates',
  files: [DATES, CALENDAR],
  fields: [HOME_DATES],
  blocks: [defineBlock({ ...DATES_BLOCK, anchors: dateAnchors })],
  paths: (project) => {
    const all = project.of(DATES, project.first);
    return all && all.dates.length > 0 ? ['/dates.ics'] : [];
  },
  problems: dateProblems,
  editorOnlyPages: { dates: datesPage },
};
