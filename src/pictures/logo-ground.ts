import sharp from 'sharp';
import { groundOf, type Ground } from './ground-of.ts';

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
