import { isKind } from '../../core/block-kind.ts';
import { fileIn } from '../../core/content-file.ts';
import type { LaunchFacts, LaunchIssue } from '../../core/launch/issue.ts';
import type { Path } from '../../core/schemas/json-schema.ts';
import { DATES, DATES_BLOCK } from './content.ts';
import { chosenDates, occurrencesOf } from './occurrences.ts';
import type { DateEntry } from './schemas/entry.ts';

const NONE = 'A page shows dates, but there are none to come: visitors read that there are none.';
const NONE_ON_HOME = 'Home is set to show dates, but there are none to come, so it shows nothing.';

const isDates = isKind(DATES_BLOCK);

/** What days have made wrong, and dates that no page shows. */
export function dateIssues({ project, fields, pages, now }: LaunchFacts): LaunchIssue[] {
  const dates = project.of(DATES, project.first)?.dates ?? [];
  const isAhead = (date: DateEntry) => occurrencesOf([date]).some(({ endsAt }) => endsAt > now);
  const isEmpty = (choice: { topic?: string | undefined }) =>
    chosenDates({ dates, now }, choice).ahead.length === 0;
  const advice = (file: string, path: Path, today: string): LaunchIssue => ({
    severity: 'advice',
    today,
    ...project.locate(file, path),
  });
  const ofDate = (date: DateEntry, field: keyof DateEntry, today: string) =>
    advice(fileIn(DATES, project.first), ['dates', dates.indexOf(date), field], today);

  const pastSignUps = dates
    .filter((date) => date.signUp !== undefined && !isAhead(date))
    .map((date) => {
      const today = `“${date.title}” is over, but people may still be able to sign up; remove the sign-up link.`;
      return ofDate(date, 'signUp', today);
    });

  const online = pages.filter(({ publish }) => publish);
  const emptyBlocks = online.flatMap(({ file, blocks }) =>
    blocks.flatMap((block, index) =>
      isDates(block) && isEmpty(block) ? advice(file, ['blocks', index, 'block'], NONE) : [],
    ),
  );

  // One in each language.
  const homes = fields.flatMap(({ value, ...field }) => {
    const isHome = field.file.endsWith('/pages/home.yaml') && field.path.join() === 'dates';
    return isHome && typeof value === 'object' && value !== null ? [{ ...field, value }] : [];
  });
  const emptyHomes = homes
    .filter(({ value }) => isEmpty(value))
    .map(({ file, line, path }): LaunchIssue => {
      return { severity: 'advice', today: NONE_ON_HOME, file, line, path };
    });

  const choices: { topic?: string | undefined }[] = [
    ...homes.map(({ value }) => value),
    ...online.flatMap(({ blocks }) => blocks.filter(isDates)),
  ];
  const [first, ...others] = dates.filter(
    (date) => !choices.some(({ topic }) => !topic || topic === date.topic) && isAhead(date),
  );
  const issues = [...pastSignUps, ...emptyBlocks, ...emptyHomes];
  if (!first) return issues;
  const today = `No page shows the date “${first.title}”: add a block for dates to a page, or “dates” to Home.`;
  return [...issues, { ...ofDate(first, 'title', today), more: others.length }];
}
