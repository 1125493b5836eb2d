import type { ContentProblem } from '../../src/core/reading/content-error.ts';
import type { Path } from '../../src/core/schemas/json-schema.ts';
import { musicIn } from '../../src/features/music/music-uses.ts';
import { picturesIn, type PictureUse } from '../../src/site/pictures/picture-uses.ts';
import { mistakesOf } from '../files/mistakes.ts';
import { OWN_PAGE, placeOf } from '../files/model.ts';
import type { TextFiles } from '../files/text-files.ts';
import { IMAGES, MUSIC, type FindFile } from './find-file.ts';
import type { FindMistakes } from './open-project.ts';

/** A field that names a picture or a piece of music. */
interface Use {
  path: Path;
  name: string;
  /** The places of a picture; undefined for music. */
  use?: PictureUse['use'];
}

function usesIn(texts: TextFiles, path: string): Use[] {
  const { name, schema } = placeOf(path);
  const data = texts.data(path);
  return [...picturesIn(schema, data), ...(name === 'own' ? musicIn(OWN_PAGE, data) : [])];
}

/** Where a file is that a field names, from the project's root. */
const pathOf = ({ name, use }: Use) => (use === undefined ? MUSIC : IMAGES) + name;

/** The pictures and pieces of music that a text names, by their paths. */
export const filesNamedIn = (texts: TextFiles, path: string): string[] =>
  usesIn(texts, path).map(pathOf);

const keyOf = ({ name, use }: Use) => [name, use].join('\n');

async function problemOf(field: Use, find: FindFile): Promise<string | undefined> {
  const { path, name, use } = field;
  const isMusic = use === undefined;
  try {
    const file = await find(pathOf(field));
    if (!file) return `"${name}" is not among the ${isMusic ? 'music' : 'pictures'} of the site.`;
    if (isMusic) return await (await import('../music-files/music.ts')).musicProblem(file);
    const { pictureProblem } = await import('../pictures/picture-problems.ts');
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
      const known = new Set(usesIn(published, file).map(keyOf));
      const uses = usesIn(texts, file).filter((use) => !known.has(keyOf(use)));
      return uses.map(async (use): Promise<ContentProblem[]> => {
        const message = await problemOf(use, find);
        return message === undefined ? [] : [{ file, path: use.path, message }];
      });
    });
    const [inTexts, found] = await Promise.all([
      check(published, texts, changed),
      Promise.all(problems),
    ]);
    const mistakes = [...inTexts.mistakes, ...mistakesOf(found.flat(), texts)];
    return { ...inTexts, mistakes };
  };
