import type { ContentProblem } from '#content/reading';
import { fill } from '#content/text';
import { FEATURE_EDITORS } from '../../feature-editor.ts';
import { WORDS } from '../../words/words.ts';
import type { FindFile } from '../assets/find-file.ts';
import { mistakesOf } from '../files/mistakes.ts';
import { filesNamedIn, type FileField } from '../files/named-files.ts';
import type { FindMistakes } from './find-mistakes.ts';

const usageKey = ({ file, field: { use } }: FileField) => [file, use].join('\n');

/** Resolves to the problem of the file that a field names; undefined if it can be used. */
async function problemOf(named: FileField, find: FindFile): Promise<string | undefined> {
  const { keys: path, name } = named;
  const { control = '', use } = named.field;
  // Without a connection, only files of this device can be read. Others are published: they are fine.
  const file = await find(named.file).catch(() => 'unread' as const);
  if (file === 'unread') return undefined;
  for (const { fileProblems } of FEATURE_EDITORS) {
    const problem = await fileProblems?.[control]?.(file, name);
    if (problem !== undefined) return problem;
  }
  if (use === undefined) return undefined;
  if (!file) return fill(WORDS.pictures.unknown, { name });
  const { pictureProblem } = await import('../assets/picture-problems.ts');
  return pictureProblem({ path, name, use }, file);
}

/**
 * Adds to a check of texts the mistakes of files: pictures that are too small for their slot, and
 * music that cannot be played. Reads only files that the changes have added, to save data.
 */
export const withAssetMistakes =
  (check: FindMistakes, find: FindFile): FindMistakes =>
  async (published, texts, changed) => {
    const problems = changed.flatMap((file) => {
      const known = new Set(filesNamedIn(published, file).map(usageKey));
      const fields = filesNamedIn(texts, file).filter((field) => !known.has(usageKey(field)));
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
