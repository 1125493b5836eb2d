import { valueAt } from '#content/fields';
import { fileIn } from '#content/files';
import {
  type Content,
  defineBlock,
  type Feature,
  type LaunchInput,
  type LaunchIssue,
  type PreparedPage,
  type Project,
} from '#content/project';
import { type ContentProblem, isWellFormed, writtenData } from '#content/reading';
import { calendarPath } from './addresses.ts';
import { CALENDAR, DATES, DATES_BLOCK } from './content.ts';
import { groupBySeries, occurrencesOfBlock } from './occurrences.ts';
import { dayOf, timesOf } from './times.ts';

/** Gives each date one anchor, at its next time. */
const WITH_ANCHORS = defineBlock({
  ...DATES_BLOCK,
  headingIn: (content) => content.of(CALENDAR).all,
  anchors: (block, content) =>
    groupBySeries(occurrencesOfBlock(content, block)).map(([{ id, date, unit, start }]) => ({
      id,
      name: date.title,
      day: dayOf({ unit, local: start.local }),
    })),
});

/** The page in the editor on which every date is edited: no page of the site may show them all. */
function datesPage(content: Content): PreparedPage {
  const { title: heading, all } = content.of(CALENDAR);
  const blocks = [{ block: DATES_BLOCK.name, heading: all, html: [] }];
  return { publish: false, title: heading, description: '', heading, path: '', blocks };
}

/**
 * Reports dates without a start. The schema cannot demand it, because in further languages a date has
 * only words.
 */
function startProblems(project: Project): ContentProblem[] {
  const path = fileIn(DATES, project.first);
  const file = project.file(path);
  const all = file && isWellFormed(file) && valueAt(writtenData(file), ['dates']);
  return (Array.isArray(all) ? all : []).flatMap((date, index) =>
    valueAt(date, ['start']) == null
      ? { ...project.locate(path, ['dates', index, 'start']), message: 'Fill this in.' }
      : [],
  );
}

/** Reports a list without any future date. */
function pastIssues({ project, now }: LaunchInput): LaunchIssue[] {
  const all = project.of(DATES, project.first)?.dates ?? [];
  const times = all.map(timesOf).filter(Array.isArray).flat();
  if (times.length === 0 || times.some(({ endsAt }) => endsAt > now)) return [];
  return [
    {
      severity: 'advice',
      today: 'All dates are over, so visitors read that none is to come.',
      ...project.locate(fileIn(DATES, project.first), ['dates']),
    },
  ];
}

/** Workshops, courses and concerts: on pages, on Home, and in the calendars of visitors. */
export const dates: Feature = {
  name: 'dates',
  files: [DATES, CALENDAR],
  blocks: [WITH_ANCHORS],
  paths: (project) => {
    const all = project.of(DATES, project.first);
    return all && all.dates.length > 0 ? [calendarPath('')] : [];
  },
  problems: startProblems,
  launchIssues: pastIssues,
  editorOnlyPages: { dates: datesPage },
};
