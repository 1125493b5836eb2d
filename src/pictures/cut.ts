import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import sharp from 'sharp';
import type { PictureFiles, PictureSource } from '../components/Picture.tsx';
import { musicSource } from '../music/source.ts';
import { cutSize } from './focus.ts';
import { drawing } from './read-drawing.ts';
import { logoGround } from './logo-ground.ts';
import { qrDrawing } from './qr-code.ts';
import { signatureInk } from './signature-ink.ts';
import { token } from '../styles/tokens.ts';
import { resolvePictures, type Photograph, type PictureRequest } from './requests.ts';
import { PICTURE_SLOTS, type PictureSlot, type SlotName } from './slots.ts';

const masters = import.meta.glob<{ default: ImageMetadata }>(
  '/content/images/*.{jpg,jpeg,png,webp,avif,svg}',
  {
    eager: true,
  },
);

/** AVIF, WebP for browsers without it, and one JPEG for those without either. */
const FORMATS = [
  { format: 'avif', quality: 45 },
  { format: 'webp', quality: 60 },
] as const;
const FALLBACK = { format: 'jpeg', quality: 60 } as const;
/** For pictures with transparency, which JPEG lacks. */
const WHOLE_FALLBACK = { format: 'png', quality: 80 } as const;

function master(name: string): ImageMetadata {
  const found = masters[`/content/images/${name}`];
  if (!found) throw new Error(`content/images/${name} is missing.`);
  return found.default;
}

/** The widths of a slot in px that its master can fill without being enlarged. */
function usableWidths(slot: PictureSlot, size: { width: number; height: number }): number[] {
  const widest = slot.whole ? size.width : cutSize(size, slot.ratio).width;
  const widths = slot.widths.filter((width) => width <= widest);
  return widths.length > 0 ? widths : [widest];
}

async function cut(
  source: ImageMetadata,
  slot: PictureSlot,
  width: number,
  format: string,
  quality: number,
  focus?: string,
) {
  const image = await getImage({
    src: source,
    width,
    ...(slot.whole
      ? {}
      : {
          height: Math.round(width / slot.ratio),
          fit: 'cover',
          position: focus ?? slot.position ?? 'center',
        }),
    format,
    quality,
  });
  return image.src;
}

async function filesOf(
  { file, focus }: Photograph,
  slot: PictureSlot,
  media?: string,
): Promise<PictureFiles[]> {
  const source = master(file);
  const widths = usableWidths(slot, source);
  return Promise.all(
    FORMATS.map(async ({ format, quality }) => {
      const entries = await Promise.all(
        widths.map(
          async (width) => `${await cut(source, slot, width, format, quality, focus)} ${width}w`,
        ),
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

/** The mean colour of a picture, as red, green and blue. */
async function meanColour(name: string): Promise<number[]> {
  const { data } = await sharp(`content/images/${name}`)
    .resize(1, 1, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data.subarray(0, 3)];
}

/** Formats a colour as `1d150c`. */
const hexOf = (colour: readonly number[]) =>
  colour.map((channel) => channel.toString(16).padStart(2, '0')).join('');

/** Colours of the design from dark to light. */
const TONES = ['ground', 'hairline', 'edge', 'text-muted', 'text'].map((name) => {
  const value = token(`--color-${name}`);
  return { name, light: lightOf([1, 3, 5].map((at) => parseInt(value.slice(at, at + 2), 16))) };
});

function lightOf(colour: readonly number[]): number {
  return colour.reduce((sum, channel) => sum + channel, 0);
}

function toneOf(colour: readonly number[]): string {
  const far = ({ light }: { light: number }) => Math.abs(light - lightOf(colour));
  return TONES.reduce((a, b) => (far(b) < far(a) ? b : a)).name;
}

const TONE_STYLE = TONES.map(({ name }) => `.ground-${name}{background:var(--color-${name})}`).join(
  '',
);

/**
 * Cuts a view's pictures, and makes the style of the background that each has until it arrives: its
 * mean colour.
 * @param tones whether to use the design's colour of similar lightness instead, so that pages can
 * share their style
 */
export async function cutPictures<Requests>(requests: Requests, tones = false) {
  const colours = new Set<string>();
  const groundOf = async ({ file, slot }: { file: string; slot: SlotName }) => {
    // A logo gets the background with more contrast.
    if (slot === 'logo') return logoGround(`content/images/${file}`);
    const mean = await meanColour(file);
    if (tones) return `ground-${toneOf(mean)}`;
    const colour = hexOf(mean);
    colours.add(colour);
    return `ground-${colour}`;
  };
  const pictures = await resolvePictures(requests, {
    picture: async (request) => ({
      ...(await sourceOf(request)),
      ground: await groundOf(request.narrow ?? request),
    }),
    drawing: ({ file }) => drawing(file),
    ink: ({ file }) => signatureInk(file),
    qr: ({ siteAddress }) => qrDrawing(siteAddress),
    music: ({ file }) => musicSource(file),
  });
  // Rules, since the policy allows no style attributes.
  const style = [...colours]
    .sort()
    .map((colour) => `.ground-${colour}{background:#${colour}}`)
    .join('');
  return { pictures, style: tones ? TONE_STYLE : style };
}

/** An SVG is delivered unchanged: one small file is sharp at every size. */
async function sourceOf(request: PictureRequest): Promise<Omit<PictureSource, 'ground'>> {
  const { alt, narrow } = request;
  if (narrow) {
    const wide = await filesOf(request, PICTURE_SLOTS[request.slot], '(min-width: 48rem)');
    const below = await sourceOf({ kind: 'picture', ...narrow, alt });
    return { ...below, files: [...wide, ...below.files] };
  }
  const slot: PictureSlot = PICTURE_SLOTS[request.slot];
  const source = master(request.file);
  if (source.format === 'svg') {
    const { src, width, height } = source;
    const whole = { src, width, height };
    return { files: [], fallback: whole, alt, ...(request.enlarged && { large: whole }) };
  }
  const width = usableWidths(slot, source)[1] ?? source.width;
  const { format, quality } = request.slot === 'logo' ? WHOLE_FALLBACK : FALLBACK;
  return {
    files: await filesOf(request, slot),
    fallback: {
      src: await cut(source, slot, width, format, quality, request.focus),
      width,
      height: Math.round(slot.whole ? (width * source.height) / source.width : width / slot.ratio),
    },
    alt,
    ...(request.enlarged && { large: await largeOf(source) }),
  };
}

/** Widest file that a link to a picture leads to, in px: sharp on any phone. */
const LARGE_WIDTH = 1280;

/** In WebP, which also a browser shows that follows the link; a link names one format alone. */
async function largeOf(source: ImageMetadata) {
  const width = Math.min(LARGE_WIDTH, source.width);
  const height = Math.round((width * source.height) / source.width);
  return { src: await cut(source, PICTURE_SLOTS.figure, width, 'webp', 60), width, height };
}
