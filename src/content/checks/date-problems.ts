import type { ContentProblem } from '../reading/content-error.ts';
import { checkContent, placeFinder } from '../reading/parse-content.ts';
import { dates } from '../schemas/dates/entry.ts';
import { fieldsOf } from '../schemas/fields-of.ts';
import { jsonSchema } from '../schemas/json-schema.ts';
import { closestName } from '../text/closest-name.ts';

/** A language's file of dates. @param source its text; empty where it is left out */
export function readDates(file: string, source: string) {
  const { data } = checkContent(source, dates, file);
  return { file, source, data: data ?? { dates: [] }, placeOf: placeFinder(file, source) };
}

/** What {@link readDates} gives. */
export type ReadDates = ReturnType<typeof readDates>;

const factsOf = ({ data }: ReadDates) =>
  [...fieldsOf(jsonSchema(dates), data)].filter(({ about }) => about.fact !== undefined);

function missingFacts(first: ReadDates): ContentProblem[] {
  return factsOf(first)
    .filter(({ about, value }) => about.fact === 'required' && value === undefined)
    .map(({ path, about }) => ({
      ...first.placeOf(path),
      message: `is missing (${about.description}).`,
    }));
}

function translationProblems(own: ReadDates, first: ReadDates): ContentProblem[] {
  const ids = first.data.dates.map(({ id }) => id);
  const unknown = own.data.dates.flatMap(({ id }, index): ContentProblem[] => {
    if (ids.includes(id)) return [];
    const meant = closestName(id, ids);
    const message = `"${id}" is no date of ${first.file}.${meant ? ` Perhaps "${meant}" was meant.` : ''}`;
    return [{ ...own.placeOf(['dates', index, 'id']), message }];
  });
  const twice = factsOf(own).flatMap(({ path, value }): ContentProblem[] => {
    const message = `stands in ${first.file} and holds for every language; remove it here.`;
    return value === undefined ? [] : [{ ...own.placeOf(path), message }];
  });
  return [...unknown, ...twice];
}

/**
 * What is wrong between files of dates: only the first language's may hold facts, and the others
 * may translate only its dates.
 */
export function dateProblems(first: ReadDates, others: readonly ReadDates[]): ContentProblem[] {
  return [...missingFacts(first), ...others.flatMap((own) => translationProblems(own, first))];
}
