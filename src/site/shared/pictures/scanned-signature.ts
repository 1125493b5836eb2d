import sharp from 'sharp';

/** The largest size in px: twice the drawn size, for high-density screens. */
const LARGEST = { width: 384, height: 288 };

export interface Ink {
  /** WebP: the ink in one colour on a transparent background. */
  data: Buffer;
  width: number;
  height: number;
}

/** The ink at each pixel, 0 to 255. The median grey is paper, the darkest hundredth ink. */
function inkOn(greys: Buffer): Buffer {
  const sorted = Uint8Array.from(greys).sort();
  const at = (part: number) => sorted[Math.floor(part * (sorted.length - 1))] ?? 0;
  // Paper is uneven, so up to a sixth darker still counts as paper.
  const [ink, paper] = [at(0.01), at(0.5) * 0.84];
  return Buffer.from(
    greys.map((grey) =>
      Math.max(0, Math.min(255, (255 * (paper - grey)) / Math.max(1, paper - ink))),
    ),
  );
}

/** The ink of a scan on a transparent ground, trimmed. @param colour such as `#fdc800` */
export async function inkOf(path: string, colour: string): Promise<Ink> {
  const { isOpaque } = await sharp(path).stats();
  const scan = sharp(path, { autoOrient: true }).resize({ width: 1200, withoutEnlargement: true });
  const { data: greys, info } = await (isOpaque ? scan.greyscale() : scan.extractChannel('alpha'))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: 1 } as const;
  const { data: alpha, info: size } = await sharp(isOpaque ? inkOn(greys) : greys, { raw })
    .trim({ background: '#000', threshold: 48 })
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
