import { readdir, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { OwnPageSource } from '../content/own-pages/check.ts';
import type { ContentName } from '../content/schemas/index.ts';
import { throwProblems, type ContentProblem } from '../content/reading/content-error.ts';
import { placeFinder } from '../content/reading/parse-content.ts';
import { renameProblem } from '../content/text/stored-name.ts';
import { ANY_SIZE } from './check-image-files.ts';
import { picturesIn, useProblem, type PictureUse } from './picture-uses.ts';

/** The problem with one use of a picture, as a sentence. checkImageFiles finds damaged files. */
async function problemOf(
  picture: PictureUse,
  folder: URL,
  there: readonly string[],
): Promise<string | undefined> {
  // Some systems find a file by other letters, such as KORA.JPG; hosts do not.
  if (!there.includes(picture.name)) {
    const renamed = renameProblem(picture.name, there, 'picture');
    return `"${picture.name}" is not in content/images${renamed ? `: ${renamed}` : `; there are ${there.join(', ')}`}.`;
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

/**
 * Checks that each picture of a content file exists, has the right kind and is large enough.
 * @param source the content file's text, to find lines
 * @throws ContentError with every picture that does not fit
 */
export async function checkPictureFields(
  content: ContentName | 'more',
  data: unknown,
  file: string,
  root: URL,
  source: string,
): Promise<void> {
  const folder = new URL('content/images/', root);
  const placeOf = placeFinder(file, source);
  const there = (await readdir(folder)).filter((entry) => !entry.endsWith('.md'));
  const problems: ContentProblem[] = [];
  for (const picture of picturesIn(content, data)) {
    const message = await problemOf(picture, folder, there);
    if (message) problems.push({ ...placeOf(picture.path), message });
  }
  throwProblems(problems);
}

/** The same for an own page. */
export function checkOwnPictures({ data, file, source }: OwnPageSource, root: URL): Promise<void> {
  return checkPictureFields('more', data, file, root, source);
}
