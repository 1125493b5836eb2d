import sharp from 'sharp';

/** The two grounds that a logo can stand on. */
type Ground = 'light' | 'dark';

/** Relative luminance (WCAG 2.2) of the two grounds: white, and `--color-raised`. */
const LUMINANCE = { light: 1, dark: 0.006 };

/** From here on a pixel is seen; below it is the soft edge of a shape. */
const SEEN = 128;

function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/**
 * The ground on which more of a logo is seen: the one that more of its pixels stand out from by 3 : 1 (WCAG 1.4.11),
 * light where both do as well.
 * @param pixels red, green, blue and alpha of each pixel, 0 to 255
 */
export function groundOf(pixels: Uint8Array | Uint8ClampedArray): Ground {
  const seenOn = { light: 0, dark: 0 };
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha < SEEN) continue;
    const luminance = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    if (contrast(luminance, LUMINANCE.light) >= 3) seenOn.light += 1;
    if (contrast(luminance, LUMINANCE.dark) >= 3) seenOn.dark += 1;
  }
  return seenOn.dark > seenOn.light ? 'dark' : 'light';
}

/** Wide enough to tell, small enough to be read at once, in px. */
const SAMPLE = 64;

/** The ground on which a logo is seen best. @param path of the file, a drawing or a picture */
export async function logoGround(path: string): Promise<Ground> {
  const { data } = await sharp(path)
    .resize({ width: SAMPLE })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return groundOf(new Uint8Array(data));
}
