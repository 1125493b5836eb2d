import { stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Project } from '#content/project';
import { type ContentProblem, placeIn, type TextFile } from '#content/reading';
import { renameProblem } from '#content/text';
import { ANY_SIZE, filesOfPictures } from './check-image-files.ts';
import { pictureUsesIn, useProblem, type PictureUse } from './picture-uses.ts';

/** The problem with one use of a picture, as a sentence. imageFileProblems finds damaged files. */
async function problemOf(
  picture: PictureUse,
  folder: URL,
  names: readonly string[],
): Promise<string | undefined> {
  // Some systems find a file by other letters, such as KORA.JPG; hosts do not.
  if (!names.includes(picture.name)) {
    const renamed = renameProblem(picture.name, names, 'picture');
    return `"${picture.name}" is not in content/images${renamed ? `: ${renamed}` : `; there ${names.length > 0 ? `are ${names.join(', ')}` : 'is no picture'}`}.`;
  }
  const path = fileURLToPath(new URL(picture.name, folder));
  const { size: bytes } = await stat(path);
  // As it is seen: a camera held upright writes a picture on its side, and how to turn it.
  const size = await sharp(path, ANY_SIZE)
    .metadata()
    .then(({ autoOrient }) => autoOrient)
    .catch(() => undefined);
  return useProblem(picture, { bytes, size });
}

/** What is wrong with the pictures that a file names. */
export async function fileProblems(
  file: Pick<TextFile, 'schema' | 'path' | 'text'>,
  data: unknown,
  root: URL,
): Promise<ContentProblem[]> {
  const folder = new URL('content/images/', root);
  const names = (await filesOfPictures(root)).filter((entry) => !entry.endsWith('.md'));
  const problems: ContentProblem[] = [];
  for (const picture of pictureUsesIn(file.schema, data)) {
    const message = await problemOf(picture, folder, names);
    if (message) problems.push({ ...placeIn(file, picture.path), message });
  }
  return problems;
}

/** What is wrong with the pictures that content/ names: each exists, fits and is large enough. */
export async function pictureProblems(project: Project, root: URL): Promise<ContentProblem[]> {
  const files = project
    .files()
    .map((file) => fileProblems(file, project.check(file.path).data, root));
  return (await Promise.all(files)).flat();
}
