import sharp from 'sharp';

/** Twice as wide as a signature is drawn, for screens of two pixels to one, and as high as it may become, in px. */
const LARGEST = { width: 384, height: 288 };

export interface Ink {
  /** WebP, the ink in one colour on nothing. */
  data: Buffer;
  width: number;
  height: number;
}

/** How much ink lies on each pixel of a scan, 0 to 255: paper is what most of it is, ink the darkest hundredth. */
function inkOn(greys: Buffer): Buffer {
  const sorted = Uint8Array.from(greys).sort();
  const at = (part: number) => sorted[Math.floor(part * (sorted.length - 1))] ?? 0;
  // Paper is never quite even: what is a sixth darker still counts as paper.
  const [ink, paper] = [at(0.01), at(0.5) * 0.84];
  return Buffer.from(
    greys.map((grey) =>
      Math.max(0, Math.min(255, (255 * (paper - grey)) / Math.max(1, paper - ink))),
    ),
  );
}

/**
 * The handwriting of a scan without its paper: what is dark becomes ink, what is light becomes clear, the empty edge goes.
 * A picture whose paper is clear already keeps its ink as it is.
 * @param path a photograph or scan
 * @param colour of the ink, `#fdc800`
 */
export async function inkOf(path: string, colour: string): Promise<Ink> {
  const { isOpaque } = await sharp(path).stats();
  const scan = sharp(path, { autoOrient: true }).resize({ width: 1200, withoutEnlargement: true });
  const { data: greys, info } = await (isOpaque ? scan.greyscale() : scan.extractChannel('alpha'))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: 1 } as const;
  const whole = await sharp(isOpaque ? inkOn(greys) : greys, { raw })
    .png()
    .toBuffer();
  const trimmed = await sharp(whole).trim({ background: '#000', threshold: 48 }).png().toBuffer();
  const { data: alpha, info: size } = await sharp(trimmed)
    .resize({ ...LARGEST, fit: 'inside', withoutEnlargement: true })
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = size;
  const data = await sharp({ create: { width, height, channels: 3, background: colour } })
    .joinChannel(alpha, { raw: { width, height, channels: 1 } })
    .webp({ quality: 50, alphaQuality: 60, effort: 6 })
    .toBuffer();
  return { data, width, height };
}
