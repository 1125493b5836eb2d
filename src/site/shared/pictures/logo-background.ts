import sharp from 'sharp';

type Background = 'light' | 'dark';

/** Relative luminance (WCAG 2.2) of the two backgrounds: white, and `--color-raised`. */
const LUMINANCE = { light: 1, dark: 0.006 };

/** Alpha from which a pixel counts as visible; less is the soft edge of a shape. */
const MIN_ALPHA = 128;

function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function contrast(first: number, second: number): number {
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** The ground on which more pixels (RGBA) have 3 : 1 contrast (WCAG 1.4.11); light if equal. */
export function backgroundOf(pixels: Uint8Array): Background {
  const seenOn = { light: 0, dark: 0 };
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha < MIN_ALPHA) continue;
    const luminance = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    if (contrast(luminance, LUMINANCE.light) >= 3) seenOn.light += 1;
    if (contrast(luminance, LUMINANCE.dark) >= 3) seenOn.dark += 1;
  }
  return seenOn.dark > seenOn.light ? 'dark' : 'light';
}

/** The background that suits a logo. @param path of the file, a drawing or a picture */
export async function logoBackground(path: string): Promise<Background> {
  const sample = sharp(path).resize({ width: 64 }).ensureAlpha().toColourspace('srgb');
  return backgroundOf(await sample.raw().toBuffer());
}
