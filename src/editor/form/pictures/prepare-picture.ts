import { storedName } from '#content/text';
import { MAX_MASTER_BYTES } from '#site/shared/pictures';
import { hasRemarks, storedSize } from './stored-size.ts';

/** JPEG quality, 0 to 1: nobody sees what is lost at it, and the build loses more. */
const QUALITY = 0.9;

/** Kinds of pictures that the build takes, by their media types. */
const ENDINGS: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
};

/** Photographs of phones, also those that a system knows no type of. */
const PHOTOGRAPH = /\.(jpe?g|png|webp|avif|gif|bmp|hei[cf]|tiff?)$/i;

const DRAWING = 'image/svg+xml';

/** Whether a file can be one of the pictures that the editor stores: no drawing, and nothing else. */
export const isPhotograph = ({ name, type }: File): boolean =>
  type !== DRAWING && (type.startsWith('image/') || PHOTOGRAPH.test(name));

function isSeeThrough(context: CanvasRenderingContext2D, { width, height }: HTMLCanvasElement) {
  const { data } = context.getImageData(0, 0, width, height);
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return true;
  return false;
}

/**
 * Draws a picture anew: turned the right way, no larger than it can be used, and without remarks.
 */
async function drawn(bitmap: ImageBitmap, isJpeg: boolean): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, storedSize(bitmap));
  const context = canvas.getContext('2d', { willReadFrequently: !isJpeg });
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const type = !isJpeg && isSeeThrough(context, canvas) ? 'image/png' : 'image/jpeg';
  return new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));
}

const named = (file: Blob, name: string, type: string) =>
  new File([file], storedName(name, 'picture', ENDINGS[type] ?? 'jpg'), { type });

/**
 * A picture as it is stored: a photograph that is larger than any place can use is made smaller,
 * and what it tells of its place and day is left out.
 * @returns nothing for a picture that this browser cannot read
 */
export async function preparePicture(file: File): Promise<File | undefined> {
  const { name, type } = file;
  // Without a type a picture is read by what it is.
  const bitmap = await createImageBitmap(new Blob([file]), {
    imageOrientation: 'from-image',
  }).catch(() => undefined);
  if (!bitmap) return undefined;
  const isRight =
    type in ENDINGS &&
    file.size <= MAX_MASTER_BYTES &&
    storedSize(bitmap).width === bitmap.width &&
    !hasRemarks(new Uint8Array(await file.arrayBuffer()));
  const prepared = isRight ? file : await drawn(bitmap, type === 'image/jpeg');
  bitmap.close();
  return prepared ? named(prepared, name, prepared.type) : undefined;
}
