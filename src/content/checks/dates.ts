import { readFileSync } from 'node:fs';
import { languages } from '../languages/folders.ts';
import { publishedIn } from '../languages/published.ts';
import { throwProblems, type ContentProblem } from '../reading/content-error.ts';
import { checkContent, placeFinder } from '../reading/parse-content.ts';
import { dates } from '../schemas/dates/entry.ts';
import { fieldsOf } from '../schemas/fields-of.ts';
import { contentPath } from '../schemas/index.ts';
import { jsonSchema } from '../schemas/json-schema.ts';
import { closestName } from '../text/closest-name.ts';

function read(root: URL, language: string) {
  const file = contentPath('dates', language);
  let source = '';
  try {
    source = readFileSync(new URL(file, root), 'utf8');
  } catch {
    // Left out, or told where it is loaded.
  }
  const { data } = checkContent(source, dates, file);
  return { file, source, data: data ?? { dates: [] }, placeOf: placeFinder(file, source) };
}

type Read = ReturnType<typeof read>;

const factsOf = ({ data }: Read) =>
  [...fieldsOf(jsonSchema(dates), data)].filter(({ about }) => about.fact !== undefined);

function missingFacts(first: Read): ContentProblem[] {
  return factsOf(first)
    .filter(({ about, value }) => about.fact === 'required' && value === undefined)
    .map(({ path, about }) => ({
      ...first.placeOf(path),
      message: `is missing (${about.description}).`,
    }));
}

function translationProblems(own: Read, first: Read): ContentProblem[] {
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
 * Checks what no file of dates shows by itself: that facts stand in the first language's alone, and
 * that the others speak of its dates.
 * @param root the project's folder, with a slash at its end
 * @throws ContentError with every problem
 */
export async function checkDates(root: URL): Promise<void> {
  const [code = ''] = publishedIn(root);
  const first = read(root, code);
  const others = (await languages(root)).filter((language) => language !== code);
  throwProblems([
    ...missingFacts(first),
    ...others.flatMap((language) => translationProblems(read(root, language), first)),
  ]);
}
