import { memoizeByObject, problemsOf } from '#content/reading';
import { fill } from '#content/text';
import {
  isDrawing,
  loadDrawingParser,
  type PictureUse,
  sharpSize,
  type Size,
  pictureUseProblem,
} from '#site/shared/pictures';
import { WORDS } from '../../words/words.ts';
import { IMAGES, type ProjectFile } from './find-file.ts';

/**
 * Resolves to the size of a picture, after rotation; undefined if it cannot be read. Uses an image
 * element, because `createImageBitmap` cannot read drawings.
 */
export const sizeOf = memoizeByObject(async ({ url }: ProjectFile): Promise<Size | undefined> => {
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return { width: image.naturalWidth, height: image.naturalHeight };
  } catch {
    return undefined;
  }
});

/** Resolves to why the build would refuse a picture, as a sentence; undefined if it can be used. */
export async function pictureProblem(picture: PictureUse, file: ProjectFile) {
  if (!isDrawing(picture.name))
    return pictureUseProblem(picture, { bytes: file.blob.size, size: await sizeOf(file) });
  const { parseDrawing } = await loadDrawingParser();
  const svg = await file.blob.text();
  const problems = await problemsOf(() => parseDrawing(svg, IMAGES + picture.name));
  return problems.map(({ message }) => message).join(' ') || undefined;
}

/** Resolves to a warning if a photograph will look blurred; undefined if it is large enough. */
export async function blurWarning(picture: PictureUse, file: ProjectFile) {
  const size = isDrawing(picture.name) ? undefined : await sizeOf(file);
  const sharp = size && sharpSize(picture, size);
  const inPixels = ({ width, height }: Size) => `${width} x ${height} px`;
  return sharp && fill(WORDS.pictures.soft, { has: inPixels(size), sharp: inPixels(sharp) });
}
