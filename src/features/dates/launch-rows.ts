import { isKind } from '../../core/block-kind.ts';
import { fileIn } from '../../core/content-file.ts';
import type { LaunchFacts, Row } from '../../core/launch/row.ts';
import { andMore } from '../../core/launch/unlinked-rows.ts';
import { DATES, DATES_BLOCK } from './content.ts';
import { chosenDates, occurrencesOf } from './occurrences.ts';
import type { DateEntry } from './schemas/entry.ts';

const NONE = 'A page shows dates, but there are none to come: visitors read that there are none.';
const NONE_ON_HOME = 'Home is set to show dates, but there are none to come, so it shows nothing.';

const isDates = isKind(DATES_BLOCK);

/** What days have made wrong, and dates that no page shows. */
export function dateRows({ project, fields, pages, reached, now }: LaunchFacts): Row[] {
  const dates = project.of(DATES, project.first)?.dates ?? [];
  const file = fileIn(DATES, project.first);
  const inFile = fields.filter((field) => field.file === file);
  const isAhead = (date: DateEntry) => occurrencesOf([date]).some(({ endsAt }) => endsAt > now);
  const isEmpty = (choice: { topic?: string | undefined }) =>
    chosenDates({ dates, now }, choice).ahead.length === 0;
  const advice = ({ file: where, line, path }: Omit<Row, 'severity' | 'today'>, today: string) => ({
    severity: 'advice' as const,
    today,
    file: where,
    line,
    path,
  });

  const pastSignUps = inFile.flatMap((field): Row[] => {
    const [, index, name, ...deeper] = field.path;
    const date = typeof index === 'number' ? dates[index] : undefined;
    if (deeper.length > 0 || name !== 'signUp' || field.value === undefined || !date) return [];
    const today = `“${date.title}” is over, but people may still be able to sign up; remove the sign-up link.`;
    return isAhead(date) ? [] : [advice(field, today)];
  });

  const emptyBlocks = pages
    .filter(({ publish }) => publish)
    .flatMap((page) =>
      page.blocks.flatMap((block, index): Row[] => {
        if (!isDates(block) || !isEmpty(block)) return [];
        const { line = 1, path } = project.locate(page.file, ['blocks', index, 'block']);
        return [advice({ file: page.file, line, path }, NONE)];
      }),
    );

  // One in each language.
  const homes = fields.flatMap(({ value, ...field }) => {
    const isHome = field.file.endsWith('/pages/home.yaml') && field.path.join() === 'dates';
    return isHome && typeof value === 'object' && value !== null ? [{ ...field, value }] : [];
  });
  const emptyHomes = homes
    .filter(({ value }) => isEmpty(value))
    .map((field) => advice(field, NONE_ON_HOME));

  const choices: { topic?: string | undefined }[] = [
    ...homes.map(({ value }) => value),
    ...[...reached].flatMap(({ blocks }) => blocks.filter(isDates)),
  ];
  const [first, ...others] = dates.filter(
    (date) => !choices.some(({ topic }) => !topic || topic === date.topic) && isAhead(date),
  );
  const place =
    first && inFile.find(({ path }) => path.join() === `dates,${dates.indexOf(first)},title`);
  const unshown = place && {
    ...advice(
      place,
      `No page shows the date “${first.title}”${andMore(others)}: add a block for dates to a page, or “dates” to Home.`,
    ),
    more: others.length,
  };
  return [...pastSignUps, ...emptyBlocks, ...emptyHomes, ...(unshown ? [unshown] : [])];
}
