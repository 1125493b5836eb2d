import { fileIn } from '../../core/content-file.ts';
import { DATES } from './content.ts';
import type { Project } from '../../core/project/project.ts';
import type { ContentProblem } from '../../core/reading/content-error.ts';
import { hintInFile } from '../../core/schemas/field-meta.ts';
import { fieldsOf } from '../../core/schemas/fields-of.ts';
import { jsonSchema, type Path } from '../../core/schemas/json-schema.ts';
import { closestName } from '../../core/text/closest-name.ts';

function readDates(project: Project, code: string) {
  const file = fileIn(DATES, code);
  const data = project.of(DATES, code) ?? { dates: [] };
  return { file, data, placeOf: (path: Path) => project.locate(file, path) };
}

type ReadDates = ReturnType<typeof readDates>;

const factsOf = (data: unknown) =>
  [...fieldsOf(jsonSchema(DATES.schema), data)].filter(({ about }) => about.fact !== undefined);

/** @param data of the first language, in which something else may be wrong */
function missingFacts(first: ReadDates, data: unknown): ContentProblem[] {
  return factsOf(data)
    .filter(({ about, value }) => about.fact === 'required' && (value ?? undefined) === undefined)
    .map(({ path, about }) => ({
      ...first.placeOf(path),
      message: 'This is missing.',
      hint: hintInFile(about),
    }));
}

function translationProblems(own: ReadDates, first: ReadDates): ContentProblem[] {
  const ids = first.data.dates.map(({ id }) => id);
  const unknown = own.data.dates.flatMap(({ id }, index): ContentProblem[] => {
    if (ids.includes(id)) return [];
    const meant = closestName(id, ids);
    const message = `"${id}" is not a date in ${first.file}.${meant ? ` Perhaps "${meant}" was meant.` : ''}`;
    return [{ ...own.placeOf(['dates', index, 'id']), message }];
  });
  const twice = factsOf(own.data).flatMap(({ path, value }): ContentProblem[] => {
    const message = `This is set in ${first.file} for every language; remove it here.`;
    return value === undefined ? [] : [{ ...own.placeOf(path), message }];
  });
  return [...unknown, ...twice];
}

/**
 * What is wrong between files of dates: only the first language's may hold facts, and the others
 * may translate only its dates.
 */
export function dateProblems(project: Project): ContentProblem[] {
  const first = readDates(project, project.first);
  const others = project.codes().filter((code) => code !== project.first);
  return [
    ...missingFacts(first, project.written(first.file)),
    ...others.flatMap((code) => translationProblems(readDates(project, code), first)),
  ];
}
