import { fieldsOf, hintInFile, jsonSchema, type Path } from '#content/fields';
import { fileIn, type Project } from '#content/project';
import type { ContentProblem } from '#content/reading';
import { closestName } from '#content/text';
import { DATES } from './content.ts';

const factsIn = (data: unknown) =>
  [...fieldsOf(jsonSchema(DATES.schema), data)].filter(
    ({ fieldSchema }) => fieldSchema.fact !== undefined,
  );

/** What a file says, and its facts whatever else may be wrong with it. */
function readDates(project: Project, code: string) {
  const file = fileIn(DATES, code);
  const { dates } = project.of(DATES, code) ?? { dates: [] };
  return {
    file,
    ids: dates.map(({ id }) => id),
    facts: factsIn(project.parsedData(file)),
    locate: (path: Path) => project.locate(file, path),
  };
}

type ReadDates = ReturnType<typeof readDates>;

const missingFacts = ({ facts, locate }: ReadDates): ContentProblem[] =>
  facts
    .filter(
      ({ fieldSchema, value }) =>
        fieldSchema.fact === 'required' && (value ?? undefined) === undefined,
    )
    .map(({ path, fieldSchema }) => ({
      ...locate(path),
      message: 'This is missing.',
      hint: hintInFile(fieldSchema),
    }));

function translationProblems({ ids, facts, locate }: ReadDates, first: ReadDates) {
  const unknown = ids.flatMap((id, index): ContentProblem[] => {
    if (first.ids.includes(id)) return [];
    const meant = closestName(id, first.ids);
    const message = `"${id}" is not a date in ${first.file}.${meant ? ` Perhaps "${meant}" was meant.` : ''}`;
    return [{ ...locate(['dates', index, 'id']), message }];
  });
  const twice = facts.flatMap(({ path, value }): ContentProblem[] => {
    const message = `This is set in ${first.file} for every language; remove it here.`;
    return (value ?? undefined) === undefined ? [] : [{ ...locate(path), message }];
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
    ...missingFacts(first),
    ...others.flatMap((code) => translationProblems(readDates(project, code), first)),
  ];
}
