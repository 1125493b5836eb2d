import type { ContentProblem } from '../../src/core/reading/content-error.ts';
import { fieldPlace, mistakesOf, type Mistake } from './mistakes.ts';
import type { TextFiles } from './text-files.ts';
import type { Lagging } from './translation.ts';

/** What the build would say once a form is saved. */
export interface SaveEffects {
  /** Mistakes in the form itself. */
  here: Mistake[];
  /** Mistakes in other forms because of this one, such as a link to a page that is now a draft. */
  caused: Mistake[];
  /** Mistakes in other forms, whatever this one says. */
  elsewhere: Mistake[];
  /** Translations that lag behind after the save, which is no mistake. */
  behind: Lagging[];
}

/** Recognises a problem by its place: its sentence may differ after a change elsewhere. */
const keyOf = ({ file, path, line }: ContentProblem) =>
  [file, path.length > 0 ? path.join('.') : line].join('\n');

/**
 * Sorts the problems of the project by the form that has to be corrected.
 * @param file of the open form
 * @param texts the project with what the form says
 * @param before problems of the project as it is
 * @param after problems of `texts`
 */
export function problemsByForm(
  file: string,
  texts: TextFiles,
  before: readonly ContentProblem[],
  after: readonly ContentProblem[],
): Omit<SaveEffects, 'behind'> {
  const known = new Set(before.map(keyOf));
  // The page beside the form shows the problems of this file at once, see `EditorProject.preview`.
  const alone = texts.project.check(file).problems ?? [];
  const ours = after.filter((problem) => problem.file === file && !alone.includes(problem));
  const others = after.filter((problem) => problem.file !== file);
  const caused = others.filter((problem) => !known.has(keyOf(problem)));
  const elsewhere = others.filter((problem) => known.has(keyOf(problem)));
  return {
    here: mistakesOf(ours, texts),
    caused: mistakesOf(caused, texts),
    elsewhere: mistakesOf(elsewhere, texts),
  };
}

/** Which files cannot be read, and in which line: no form of them can be opened. */
export function unreadableFiles(texts: TextFiles, broken: ReadonlyMap<string, string>): Mistake[] {
  return [...broken].map(([path, text]) => {
    const [problem] = texts.project.with(path, text).check(path).problems ?? [];
    const where = problem?.line === undefined ? path : `${path}, line ${problem.line}`;
    const why = problem ? `: ${problem.message}` : '.';
    const { form } = fieldPlace(texts, path);
    const message = `“${form}” cannot be read, because somebody has changed ${where}${why}`;
    return { path, keyPath: '', label: '', form: '', message, isEmpty: false };
  });
}
