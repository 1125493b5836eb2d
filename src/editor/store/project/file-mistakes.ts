import type { ContentProblem } from '#content/reading';
import { FEATURE_EDITORS } from '../../feature-editor.ts';
import { mistakesOf } from '../files/mistakes.ts';
import { filesNamedIn, type NamedFile } from '../files/named-files.ts';
import type { FindFile } from './find-file.ts';
import type { FindMistakes } from './open-project.ts';

const keyOf = ({ file, fieldSchema: { use } }: NamedFile) => [file, use].join('\n');

/** What is wrong with the file that a field names; undefined for nothing. */
async function problemOf(field: NamedFile, find: FindFile): Promise<string | undefined> {
  const { keys: path, name, fieldSchema } = field;
  const { format = '', use } = fieldSchema;
  try {
    const file = await find(field.file);
    const kind = format === 'picture' ? 'pictures' : format;
    if (!file) return `"${name}" is not among the ${kind} of the site.`;
    for (const { fileProblems } of FEATURE_EDITORS) {
      const problem = await fileProblems?.[format]?.(file);
      if (problem !== undefined) return problem;
    }
    if (use === undefined) return undefined;
    const { pictureProblem } = await import('../../form/pictures/picture-problems.ts');
    return await pictureProblem({ path, name, use }, file);
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
      return fields.map(async (field): Promise<ContentProblem[]> => {
        const message = await problemOf(field, find);
        return message === undefined ? [] : [{ file, path: field.keys, message }];
      });
    });
    const [inTexts, inFiles] = await Promise.all([
      check(published, texts, changed),
      Promise.all(problems),
    ]);
    const mistakes = [...inTexts.mistakes, ...mistakesOf(inFiles.flat(), texts)];
    return { ...inTexts, mistakes };
  };
