import { stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Project } from '#content/project';
import { type ContentProblem, locationIn, type TextFile } from '#content/reading';
import { renameProblem } from '#content/text';
import { ANY_SIZE, imageFileNames } from './check-image-files.ts';
import { pictureUsesIn, pictureUseProblem, type PictureUse } from './picture-uses.ts';

/** A sentence if a picture does not suit its field. imageFileProblems finds damaged files. */
async function problemOf(picture: PictureUse, folder: URL, names: readonly string[]) {
  // macOS and Windows ignore case and would find KORA.JPG; hosts do not.
  if (!names.includes(picture.name)) {
    const renamed = renameProblem(picture.name, names, 'picture');
    return `"${picture.name}" is not in content/images${renamed ? `: ${renamed}` : `; there ${names.length > 0 ? `are ${names.join(', ')}` : 'is no picture'}`}.`;
  }
  const path = fileURLToPath(new URL(picture.name, folder));
  const { size: bytes } = await stat(path);
  // Measured as it is seen: a phone held upright stores a sideways picture and its orientation.
  const size = await sharp(path, ANY_SIZE)
    .metadata()
    .then(({ autoOrient }) => autoOrient)
    .catch(() => undefined);
  return pictureUseProblem(picture, { bytes, size });
}

/** Reports pictures that a file names and that do not suit their fields. */
export async function pictureFieldProblems(
  file: Pick<TextFile, 'schema' | 'path' | 'text'>,
  data: unknown,
  root: URL,
): Promise<ContentProblem[]> {
  const folder = new URL('content/images/', root);
  const names = (await imageFileNames(root)).filter((entry) => !entry.endsWith('.md'));
  const problems: ContentProblem[] = [];
  for (const picture of pictureUsesIn(file.schema, data)) {
    const message = await problemOf(picture, folder, names);
    if (message) problems.push({ ...locationIn(file, picture.path), message });
  }
  return problems;
}

/** Reports pictures of content/ that are missing, of the wrong kind or too small. */
export async function pictureProblems(project: Project, root: URL): Promise<ContentProblem[]> {
  const files = project
    .files()
    .map((file) => pictureFieldProblems(file, project.checkedData(file.path).data, root));
  return (await Promise.all(files)).flat();
}
