import { type ContentProblem, memoizeByFile } from '#content/reading';
import { allProblems, type ShownSite } from '../files/all-problems.ts';
import { mistakesIn, mistakesOf, type ValidationError } from '../files/mistakes.ts';
import type { TextFiles } from '../files/text-files.ts';
import type { FoundMistakes } from './open-project.ts';

/** Recognises a problem by its place: its sentence may differ after a change elsewhere. */
const keyOf = ({ file, path, line }: ContentProblem) =>
  [file, path.length > 0 ? path.join('.') : line].join('\n');

/** The problems of what is published in a site, looked for once while somebody types. */
const problemsBefore = memoizeByFile((site: ShownSite) =>
  memoizeByFile((published: TextFiles) => allProblems(published, site)),
);

/**
 * What keeps the site from being built with changes. A language that nobody sees may lack texts.
 * @param changed paths of the changed text files
 */
export async function findMistakes(
  published: TextFiles,
  texts: TextFiles,
  changed: readonly string[],
  site: ShownSite,
): Promise<FoundMistakes> {
  const before = await problemsBefore(site)(published);
  const after = texts.project === published.project ? before : await allProblems(texts, site);
  const known = new Set(before.map(keyOf));
  const caused = after.filter((problem) => !known.has(keyOf(problem)));
  const elsewhere = after.filter((problem) => known.has(keyOf(problem)));
  const fileMistakes = changed.flatMap((path) => mistakesIn(texts, path));
  const isNew = (mistake: ValidationError) =>
    !fileMistakes.some(({ path, keyPath }) => path === mistake.path && keyPath === mistake.keyPath);
  return {
    mistakes: [...fileMistakes, ...mistakesOf(caused, texts).filter(isNew)],
    elsewhere: mistakesOf(elsewhere, texts).filter(isNew),
  };
}
