import { cutSize, PICTURE_SLOTS, type PictureSlot, type Size } from '#site/shared/pictures';

/** Screens get sharper, and places larger. */
const MARGIN = 1.25;

/**
 * The size in px in which a photograph is stored: what any place of the site can use of it, and a
 * quarter more. No photograph grows.
 */
export function storedSize(size: Size): Size {
  const scales = Object.values(PICTURE_SLOTS).map((slot: PictureSlot) => {
    const { width } = slot.whole ? size : cutSize(size, slot.ratio);
    return (Math.max(...slot.widths) * MARGIN) / width;
  });
  const scale = Math.min(1, Math.max(...scales));
  return { width: Math.round(size.width * scale), height: Math.round(size.height * scale) };
}

/**
 * Whether a file holds remarks that a camera, a phone or a program wrote into it, such as where and
 * when it was taken: Exif, XMP or those of Photoshop, in JPEG, PNG, WebP and AVIF alike.
 */
export const hasRemarks = (bytes: Uint8Array): boolean =>
  /exif|ns\.adobe\.com\/xap|Photoshop 3\.0/i.test(new TextDecoder('latin1').decode(bytes));
