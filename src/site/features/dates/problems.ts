import { fieldsOf, hintInFile, jsonSchema } from '#content/fields';
import { fileIn, type Project } from '#content/project';
import type { ContentProblem } from '#content/reading';
import { closestName } from '#content/text';
import { DATES } from './content.ts';

/** The facts of the dates in a language, such as their start, and whether each is filled in. */
function factsIn(project: Project, code: string) {
  const file = fileIn(DATES, code);
  return [...fieldsOf(jsonSchema(DATES.schema), project.parsedData(file))]
    .filter(({ fieldSchema }) => fieldSchema.fact !== undefined)
    .map(({ path, value, fieldSchema }) => ({
      location: project.locate(file, path),
      isFilledIn: value !== undefined && value !== null,
      fieldSchema,
    }));
}

const idsIn = (project: Project, code: string): string[] =>
  (project.of(DATES, code)?.dates ?? []).map(({ id }) => id);

const missingFacts = (project: Project): ContentProblem[] =>
  factsIn(project, project.first)
    .filter(({ fieldSchema, isFilledIn }) => fieldSchema.fact === 'required' && !isFilledIn)
    .map(({ location, fieldSchema }) => ({
      ...location,
      message: 'This is missing.',
      hint: hintInFile(fieldSchema),
    }));

function unknownDates(project: Project, code: string): ContentProblem[] {
  const known = idsIn(project, project.first);
  return idsIn(project, code).flatMap((id, index): ContentProblem[] => {
    if (known.includes(id)) return [];
    const closest = closestName(id, known);
    const hint = closest ? ` Perhaps "${closest}" was meant.` : '';
    const message = `"${id}" is not a date in ${fileIn(DATES, project.first)}.${hint}`;
    return [{ ...project.locate(fileIn(DATES, code), ['dates', index, 'id']), message }];
  });
}

const repeatedFacts = (project: Project, code: string): ContentProblem[] =>
  factsIn(project, code)
    .filter(({ isFilledIn }) => isFilledIn)
    .map(({ location }) => ({
      ...location,
      message: `This is set in ${fileIn(DATES, project.first)} for every language; remove it here.`,
    }));

/**
 * Compares the files of all languages. Only that of the first language has the facts of dates; the
 * others translate the words of its dates.
 */
export function dateProblems(project: Project): ContentProblem[] {
  const others = project.codes().filter((code) => code !== project.first);
  return [
    ...missingFacts(project),
    ...others.flatMap((code) => [...unknownDates(project, code), ...repeatedFacts(project, code)]),
  ];
}
