import type { ContentProblem } from '../../src/content/reading/content-error.ts';
import type { ContentName } from '../../src/content/schemas/index.ts';
import { picturesIn, useProblem, type PictureFile } from '../../src/pictures/picture-uses.ts';
import { IMAGES } from '../form/values.ts';
import type { ProjectFile } from './asset-pictures.ts';

const measured = new Map<string, Promise<PictureFile>>();

async function measure(url: string): Promise<PictureFile> {
  const blob = await (await fetch(url)).blob();
  const size = await createImageBitmap(blob).catch(() => undefined);
  return { bytes: blob.size, ...(size ? { size } : {}) };
}

/**
 * What the build would say of the pictures that a file names: too small, of another shape, too
 * heavy.
 * @param find gives a file of the project
 */
export async function pictureProblems(
  name: ContentName | 'more',
  data: unknown,
  find: (file: string) => Promise<ProjectFile | undefined>,
): Promise<ContentProblem[]> {
  const problems = picturesIn(name, data).map(async (picture) => {
    const file = await find(IMAGES + picture.name);
    if (!file) return { ...picture, message: `"${picture.name}" is not among the pictures.` };
    const known = measured.get(file.url) ?? measure(file.url);
    measured.set(file.url, known);
    return { ...picture, message: useProblem(picture, await known) };
  });
  return (await Promise.all(problems)).flatMap(({ field, message }) =>
    message ? [{ file: '', field, message }] : [],
  );
}
