import { FEATURE_EDITORS } from '../../feature-editor.ts';
import { mistakesOf, type ValidationError } from '../files/mistakes.ts';
import { filesNamedIn, type NamedFile } from '../files/named-files.ts';
import type { FindFile, ProjectFile } from './find-file.ts';
import type { FindMistakes } from './open-project.ts';

const keyOf = ({ file, fieldSchema: { use } }: NamedFile) => [file, use].join('\n');

/** What is wrong with a file itself. */
async function faultOf(field: NamedFile, file: ProjectFile): Promise<string | undefined> {
  const { keys: path, name, fieldSchema } = field;
  const { format = '', use } = fieldSchema;
  for (const { fileProblems } of FEATURE_EDITORS) {
    const problem = await fileProblems?.[format]?.(file);
    if (problem !== undefined) return problem;
  }
  if (use === undefined) return undefined;
  const { pictureProblem } = await import('../../form/pictures/picture-problems.ts');
  return pictureProblem({ path, name, use }, file);
}

/** What is wrong with what a field names: its message, and whose it is. */
async function problemOf(
  field: NamedFile,
  find: FindFile,
): Promise<Pick<ValidationError, 'message' | 'isOfFile'> | undefined> {
  const { name, fieldSchema } = field;
  const { format = '' } = fieldSchema;
  try {
    const file = await find(field.file);
    const kind = format === 'picture' ? 'pictures' : format;
    if (!file) return { message: `"${name}" is not among the ${kind} of the site.` };
    const message = await faultOf(field, file);
    return message === undefined ? undefined : { message, isOfFile: true };
  } catch {
    // What cannot be read now was published by somebody: what is new is on this device.
    return undefined;
  }
}

/**
 * Finds besides what a check of texts does not see: pictures that are too small for their place,
 * and music that cannot be played. Only what the changes have brought is read, because each file
 * costs its bytes.
 */
export const withFileMistakes =
  (check: FindMistakes, find: FindFile): FindMistakes =>
  async (published, texts, changed) => {
    const problems = changed.flatMap((file) => {
      const known = new Set(filesNamedIn(published, file).map(keyOf));
      const fields = filesNamedIn(texts, file).filter((field) => !known.has(keyOf(field)));
      return fields.map(async (field): Promise<ValidationError[]> => {
        const problem = await problemOf(field, find);
        if (!problem) return [];
        const { message, ...details } = problem;
        const mistakes = mistakesOf([{ file, path: field.keys, message }], texts);
        return mistakes.map((mistake) => ({ ...mistake, ...details }));
      });
    });
    const [inTexts, inFiles] = await Promise.all([
      check(published, texts, changed),
      Promise.all(problems),
    ]);
    return { ...inTexts, mistakes: [...inTexts.mistakes, ...inFiles.flat()] };
  };
