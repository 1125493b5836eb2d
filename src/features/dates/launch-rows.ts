import type { OwnPageSource } from '../../core/own-pages/check.ts';
import { lineFinder } from '../../core/reading/yaml/field-lines.ts';
import type { DateEntry } from './schemas/entry.ts';
import { isKind } from '../../core/block-kind.ts';
import { fileIn } from '../../core/content-file.ts';
import { andMore } from '../../core/launch/unlinked-rows.ts';
import { DATES, DATES_BLOCK } from './content.ts';
import { chosenDates, occurrencesOf } from './occurrences.ts';
import type { LaunchFacts, Row } from '../../core/launch/row.ts';
import type { Field } from '../../core/launch/placed-fields.ts';

interface Dates {
  dates: readonly DateEntry[];
  now: number;
}

/** What parts of pages ask for. */
type Shown = readonly { topic?: string | undefined }[];

/** The places on Home that are to show dates, one in each language. */
const homesWithDates = (fields: readonly Field[]) =>
  fields.flatMap((field) => {
    const { path, value, file } = field;
    const isHome = file.endsWith('/pages/home.yaml') && path.join() === 'dates';
    return isHome && typeof value === 'object' && value !== null ? [{ ...field, value }] : [];
  });

/** Sign-up links of past dates. */
function pastSignUps(fields: readonly Field[], { dates, now }: Dates): Row[] {
  return fields.flatMap(({ path, value, file, line }): Row[] => {
    const date = typeof path[1] === 'number' ? dates[path[1]] : undefined;
    if (path.length !== 3 || path[2] !== 'signUp' || value === undefined || !date) return [];
    if (occurrencesOf([date]).some(({ endsAt }) => endsAt > now)) return [];
    const today = `“${date.title}” is over, but people may still be able to sign up; remove the sign-up link.`;
    return [{ severity: 'advice', today, file, line, path }];
  });
}

const NONE = 'A page shows dates, but there are none to come: visitors read that there are none.';

const isDates = isKind(DATES_BLOCK);

/** Blocks of published pages that have no date to show. */
function emptyBlocks(pages: readonly OwnPageSource[], dates: Dates): Row[] {
  return pages
    .filter(({ data }) => data.publish)
    .flatMap(({ data, file, source }) =>
      data.blocks.flatMap((block, index): Row[] => {
        if (!isDates(block) || chosenDates(dates, block).ahead.length > 0) return [];
        const path = ['blocks', index, 'block'];
        const line = lineFinder(source)(path) ?? 1;
        return [{ severity: 'advice', today: NONE, file, line, path }];
      }),
    );
}

const HOME = 'Home is set to show dates, but there are none to come, so it shows nothing.';

/** The places on Home that have no date to show. */
function emptyHomes(fields: readonly Field[], dates: Dates): Row[] {
  return homesWithDates(fields).flatMap(({ value, file, line }): Row[] =>
    chosenDates(dates, value).ahead.length > 0
      ? []
      : [{ severity: 'advice', today: HOME, file, line, path: ['dates'] }],
  );
}

/** Dates that are not over and that no page shows, one row for all of them. */
function unshownDates(own: readonly Field[], { dates, now }: Dates, shown: Shown): Row[] {
  const [first, ...others] = dates.flatMap((date, index) =>
    !shown.some(({ topic }) => !topic || topic === date.topic) &&
    occurrencesOf([date]).some(({ endsAt }) => endsAt > now)
      ? [{ title: date.title, path: ['dates', index, 'title'] }]
      : [],
  );
  const place = own.find(({ path }) => path.join() === first?.path.join());
  if (!first || !place) return [];
  const { file, line } = place;
  const today = `No page shows the date “${first.title}”${andMore(others)}: add a block for dates to a page, or “dates” to Home.`;
  return [{ severity: 'advice', today, file, line, path: first.path, more: others.length }];
}

/** What days have made wrong, and dates that no page shows. */
export function dateRows({ project, fields, pages, reached, now }: LaunchFacts): Row[] {
  const file = fileIn(DATES, project.first);
  const own = fields.filter((field) => field.file === file);
  const dates = { dates: project.of(DATES, project.first)?.dates ?? [], now };
  const onHome = homesWithDates(fields).map(({ value }) => value);
  const onPages = [...reached].flatMap(({ data }) => data.blocks.filter(isDates));
  return [
    ...pastSignUps(own, dates),
    ...emptyBlocks(pages, dates),
    ...emptyHomes(fields, dates),
    ...unshownDates(own, dates, [...onHome, ...onPages]),
  ];
}
