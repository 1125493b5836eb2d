import { ContentError } from '../../src/core/reading/content-error.ts';
import type { Size } from '../../src/site/pictures/focus.ts';
import {
  useProblem,
  type PictureFile,
  type PictureUse,
} from '../../src/site/pictures/picture-uses.ts';
import { IMAGES } from '../project/find-file.ts';
import type { ProjectFile } from '../project/find-file.ts';

const known = new Map<string, Promise<PictureFile>>();

/** Bytes and size of a picture. @param url from which the browser reads it */
export function measured(url: string): Promise<PictureFile> {
  const found = known.get(url) ?? measure(url);
  known.set(url, found);
  return found;
}

/** As it is seen; `createImageBitmap` reads no drawings. */
async function naturalSize(url: string): Promise<Size> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return { width: image.naturalWidth, height: image.naturalHeight };
}

async function measure(url: string): Promise<PictureFile> {
  const blob = await fetch(url)
    .then((answer) => answer.blob())
    .catch(() => undefined);
  const size = blob && (await naturalSize(url).catch(() => undefined));
  return { bytes: blob?.size ?? 0, ...(size ? { size } : {}) };
}

/** What the build would say of a picture; undefined if it fits its place. */
export async function pictureProblem(
  picture: PictureUse,
  file: ProjectFile,
): Promise<string | undefined> {
  if (!picture.name.endsWith('.svg')) return useProblem(picture, await measured(file.url));
  const { readDrawing } = await import('./read-drawing.ts');
  try {
    readDrawing(await file.text(), IMAGES + picture.name);
    return undefined;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems.map(({ message }) => message).join(' ');
  }
}
