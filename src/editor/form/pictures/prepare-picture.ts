import { storedName } from '#content/text';
import { cropSize, PICTURE_SLOTS, type PictureSlot, type Size } from '#site/shared/pictures';

/** JPEG quality, 0 to 1. The build compresses further, so that this loss is not visible. */
const QUALITY = 0.9;

/** Stored pictures exceed the largest slot by this factor, for later designs and screens. */
const MARGIN = 1.25;

/** Whether a file may be a photograph. Some systems know no type for HEIC files. */
export const isPhotograph = ({ type }: File): boolean =>
  type === '' || (type.startsWith('image/') && type !== 'image/svg+xml');

/**
 * The size in px at which a photograph is stored: what the largest slot of the site needs,
 * times `MARGIN`. Photographs are never enlarged.
 */
export function storedSize(size: Size): Size {
  const scales = Object.values(PICTURE_SLOTS).map((slot: PictureSlot) => {
    const { width } = slot.whole ? size : cropSize(size, slot.ratio);
    return (Math.max(...slot.widths) * MARGIN) / width;
  });
  const scale = Math.min(1, Math.max(...scales));
  return { width: Math.round(size.width * scale), height: Math.round(size.height * scale) };
}

function isSeeThrough(context: CanvasRenderingContext2D, { width, height }: HTMLCanvasElement) {
  const { data } = context.getImageData(0, 0, width, height);
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return true;
  return false;
}

async function draw(bitmap: ImageBitmap, isJpeg: boolean): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, storedSize(bitmap));
  const context = canvas.getContext('2d', { willReadFrequently: !isJpeg });
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const type = !isJpeg && isSeeThrough(context, canvas) ? 'image/png' : 'image/jpeg';
  return new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));
}

/**
 * Draws a picture again: upright, no larger than needed, and without metadata such as where it was
 * taken.
 * @returns undefined if this browser cannot read the picture
 */
export async function preparePicture(file: File): Promise<File | undefined> {
  // A Blob without a type: the browser then detects the format from the bytes.
  const bitmap = await createImageBitmap(new Blob([file]), {
    imageOrientation: 'from-image',
  }).catch(() => undefined);
  const drawn = bitmap && (await draw(bitmap, file.type === 'image/jpeg'));
  bitmap?.close();
  if (!drawn) return undefined;
  const { type } = drawn;
  const ending = type === 'image/png' ? 'png' : 'jpg';
  return new File([drawn], storedName(file.name, 'picture', ending), { type });
}
