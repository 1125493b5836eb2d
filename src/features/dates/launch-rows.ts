import type { OwnPageSource } from '../../core/own-pages/check.ts';
import { lineFinder } from '../../core/reading/yaml/field-lines.ts';
import type { DateEntry } from './schemas/entry.ts';
import { contentPath } from '../../core/schemas/index.ts';
import { chosenDates, occurrencesOf } from './occurrences.ts';
import type { Row } from '../../core/launch/find-rows.ts';
import type { Field } from '../../core/launch/placed-fields.ts';

interface Dates {
  dates: { dates: readonly DateEntry[] };
  now: number;
}

/** The fields of the first language's dates, and the dates. */
export function datesIn(fields: readonly Field[], first: string) {
  const file = contentPath('dates', first);
  const own = fields.filter((field) => field.file === file);
  const whole = own.find(({ path }) => path.length === 0)?.value ?? { dates: [] };
  return { own, dates: whole as Dates['dates'] };
}

/** The places on Home that are to show dates, one in each language. */
export const homesWithDates = (fields: readonly Field[]) =>
  fields.flatMap((field) => {
    const { path, value, file } = field;
    const isHome = file.endsWith('/pages/home.yaml') && path.join() === 'dates';
    return isHome && typeof value === 'object' && value !== null ? [{ ...field, value }] : [];
  });

/** Sign-up links of past dates. */
function pastSignUps(fields: readonly Field[], { dates: { dates }, now }: Dates): Row[] {
  return fields.flatMap(({ path, value, file, line }): Row[] => {
    const date = typeof path[1] === 'number' ? dates[path[1]] : undefined;
    if (path.length !== 3 || path[2] !== 'signUp' || value === undefined || !date) return [];
    if (occurrencesOf([date]).some(({ endsAt }) => endsAt > now)) return [];
    const today = `“${date.title}” is over, but people may still be able to sign up; remove the sign-up link.`;
    return [{ severity: 'advice', today, file, line, path }];
  });
}

const NONE = 'A page shows dates, but there are none to come: visitors read that there are none.';

/** Blocks of published pages that have no date to show. */
function emptyBlocks(pages: readonly OwnPageSource[], dates: Dates): Row[] {
  return pages
    .filter(({ data }) => data.publish)
    .flatMap(({ data, file, source }) =>
      data.blocks.flatMap((block, index): Row[] => {
        if (block.block !== 'dates' || chosenDates(dates, block).ahead.length > 0) return [];
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

/**
 * What days have made wrong.
 * @param fields every field of content/
 * @param pages the own pages of the published languages, drafts too
 * @param first the first language, which has the facts
 * @param now in ms since 1970
 */
export function dateRows(
  fields: readonly Field[],
  pages: readonly OwnPageSource[],
  first: string,
  now: number,
): Row[] {
  const { own, dates: all } = datesIn(fields, first);
  const dates = { dates: all, now };
  return [...pastSignUps(own, dates), ...emptyBlocks(pages, dates), ...emptyHomes(fields, dates)];
}
