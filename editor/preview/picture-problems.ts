import type { ContentProblem } from '../../src/content/reading/content-error.ts';
import type { FilePlace } from '../../src/content/project/file-place.ts';
import { picturesIn, useProblem, type PictureFile } from '../../src/pictures/picture-uses.ts';
import { IMAGES } from '../form/values.ts';
import type { ProjectFile } from './asset-pictures.ts';

const known = new Map<string, Promise<PictureFile>>();

/** Bytes and size of a picture. @param url from which the browser reads it */
export function measured(url: string): Promise<PictureFile> {
  const found = known.get(url) ?? measure(url);
  known.set(url, found);
  return found;
}

async function measure(url: string): Promise<PictureFile> {
  const blob = await fetch(url)
    .then((answer) => answer.blob())
    .catch(() => undefined);
  const size = blob && (await createImageBitmap(blob).catch(() => undefined));
  return { bytes: blob?.size ?? 0, ...(size ? { size } : {}) };
}

/**
 * What the build would say of the pictures that a file names, such as too small.
 * @param find finds a file of the project
 */
export async function pictureProblems(
  name: FilePlace['name'],
  data: unknown,
  find: (file: string) => Promise<ProjectFile | undefined>,
): Promise<ContentProblem[]> {
  const problems = picturesIn(name, data).map(async (picture) => {
    const file = await find(IMAGES + picture.name);
    if (!file) return { ...picture, message: `"${picture.name}" is not among the pictures.` };
    return { ...picture, message: useProblem(picture, await measured(file.url)) };
  });
  return (await Promise.all(problems)).flatMap(({ path, message }) =>
    message ? [{ file: '', path, message }] : [],
  );
}
