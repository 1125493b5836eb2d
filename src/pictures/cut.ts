import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import sharp from 'sharp';
import type { PictureFiles, PictureSource } from '../components/Picture.tsx';
import { PICTURE_SLOTS, type PictureSlot, type SlotName } from './slots.ts';

const masters = import.meta.glob<{ default: ImageMetadata }>(
  '/content/images/*.{jpg,jpeg,png,webp,avif,svg}',
  {
    eager: true,
  },
);

/** AVIF first, WebP for browsers without it; JPEG once, for those that know neither. */
const FORMATS = [
  { format: 'avif', quality: 45 },
  { format: 'webp', quality: 60 },
] as const;
const FALLBACK = { format: 'jpeg', quality: 60 } as const;

function master(name: string): ImageMetadata {
  const found = masters[`/content/images/${name}`];
  if (!found) throw new Error(`content/images/${name} is missing.`);
  return found.default;
}

/** The widths of a slot that its master can fill without being enlarged, in px. */
function usableWidths(slot: PictureSlot, size: { width: number; height: number }): number[] {
  const widest = Math.floor(Math.min(size.width, size.height * slot.ratio));
  const widths = slot.widths.filter((width) => width <= widest);
  return widths.length > 0 ? widths : [widest];
}

async function cut(
  source: ImageMetadata,
  slot: PictureSlot,
  width: number,
  format: string,
  quality: number,
) {
  const image = await getImage({
    src: source,
    width,
    height: Math.round(width / slot.ratio),
    fit: 'cover',
    position: slot.position ?? 'center',
    format,
    quality: format === 'avif' ? (slot.quality ?? quality) : quality,
  });
  return image.src;
}

async function filesOf(name: string, slot: PictureSlot, media?: string): Promise<PictureFiles[]> {
  const source = master(name);
  const widths = usableWidths(slot, source);
  return Promise.all(
    FORMATS.map(async ({ format, quality }) => {
      const entries = await Promise.all(
        widths.map(async (width) => `${await cut(source, slot, width, format, quality)} ${width}w`),
      );
      return {
        type: `image/${format}`,
        srcSet: entries.join(', '),
        sizes: slot.sizes,
        ...(media ? { media } : {}),
      };
    }),
  );
}

/** `#1d150c`, the mean colour of a picture; seen until it arrives. */
async function meanColour(name: string): Promise<string> {
  const { data } = await sharp(`content/images/${name}`)
    .resize(1, 1, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return `#${[...data.subarray(0, 3)].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** The ground colours of a page's pictures, as rules for its one style sheet: the policy allows no style attributes. */
export class Grounds {
  readonly #colours = new Set<string>();

  /** The class that gives an element this colour as its ground. */
  classFor(colour: string): string {
    this.#colours.add(colour);
    return `ground-${colour.slice(1)}`;
  }

  /** The style sheet with every class given out so far. */
  get css(): string {
    return [...this.#colours]
      .sort()
      .map((colour) => `.ground-${colour.slice(1)}{background:${colour}}`)
      .join('');
  }
}

interface Alternative {
  alt?: string | undefined;
  decorative?: boolean | undefined;
}

/** A picture cut and sized for one slot. A drawing (SVG) is delivered as it is: one small file is sharp at every size. */
export async function picture(
  choice: { file: string } & Alternative,
  slotName: SlotName,
  grounds: Grounds,
): Promise<PictureSource> {
  const slot: PictureSlot = PICTURE_SLOTS[slotName];
  const alt = choice.alt ?? '';
  const source = master(choice.file);
  const ground = grounds.classFor(await meanColour(choice.file));
  if (source.format === 'svg') {
    return {
      files: [],
      fallback: { src: source.src, width: source.width, height: source.height },
      ground,
      alt,
    };
  }
  const width = usableWidths(slot, source)[1] ?? source.width;
  return {
    files: await filesOf(choice.file, slot),
    fallback: {
      src: await cut(source, slot, width, FALLBACK.format, FALLBACK.quality),
      width,
      height: Math.round(width / slot.ratio),
    },
    ground,
    alt,
  };
}

/** A picture in two shapes: the wide one from 768 px of viewport width, the narrow one below. */
export async function twoShapes(
  choice: { wide: string; narrow: string } & Alternative,
  wideSlot: SlotName,
  narrowSlot: SlotName,
  grounds: Grounds,
): Promise<PictureSource> {
  const narrow = await picture({ file: choice.narrow, alt: choice.alt }, narrowSlot, grounds);
  const wide = await filesOf(choice.wide, PICTURE_SLOTS[wideSlot], '(min-width: 48rem)');
  return { ...narrow, files: [...wide, ...narrow.files] };
}
