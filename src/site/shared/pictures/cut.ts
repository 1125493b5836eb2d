import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';
import sharp from 'sharp';
import type { PictureFiles, PictureSource } from '../components/Picture.tsx';
import { cutSize } from './focus.ts';
import { positionClass } from './object-position.ts';
import { readDrawing } from './read-drawing.ts';
import {
  picturesIn,
  resolvePictures,
  type Photograph,
  type PictureRequest,
  type Sources,
} from './requests.ts';
import { PICTURE_SLOTS, type PictureSlot } from './slots.ts';

// Names that FILE_NAME matches: the bundler cannot read some others, such as those with a "#".
const masters = import.meta.glob<ImageMetadata>(
  ['/content/images/*.{jpg,jpeg,png,webp,avif,svg}', '!/content/images/*[!a-z0-9._-]*'],
  { eager: true, import: 'default' },
);

/** Astro measures only JPEGs as their orientation turns them; sharp turns every format. */
for (const [path, picture] of Object.entries(masters))
  if (picture.format !== 'svg') {
    const { autoOrient } = await sharp(`.${path}`).metadata();
    Object.assign(picture, autoOrient);
  }

/** AVIF, then WebP, and one JPEG for the others; PNG for transparency, which JPEG lacks. */
const QUALITY = { avif: 45, webp: 60, jpeg: 60, png: 80 } as const;

/** Widest file that a link to a picture leads to, in px: sharp on any phone. */
const LARGE_WIDTH = 1280;

function master(name: string): ImageMetadata {
  const master = masters[`/content/images/${name}`];
  if (!master) throw new Error(`content/images/${name} is missing.`);
  return master;
}

const isDrawing = (name: string) => master(name).format === 'svg';

/** The widths of a slot in px that its master can fill without being enlarged. */
function usableWidths(slot: PictureSlot, size: { width: number; height: number }): number[] {
  const widest = slot.whole ? size.width : cutSize(size, slot.ratio).width;
  const widths = slot.widths.filter((width) => width <= widest);
  return widths.length > 0 ? widths : [widest];
}

/** One file of a picture, and its size in px. */
async function cut(
  source: ImageMetadata,
  slot: PictureSlot,
  width: number,
  format: keyof typeof QUALITY,
  focus?: string,
) {
  const { width: whole, height: high } = source;
  const height = Math.round(slot.whole ? (width * high) / whole : width / slot.ratio);
  const position = focus ?? slot.position ?? 'center';
  const { src } = await getImage({
    src: source,
    width,
    height,
    ...(!slot.whole && { fit: 'cover', position }),
    format,
    quality: QUALITY[format],
  });
  return { src, width, height };
}

/** The files for one slot. A drawing is delivered unchanged: it is sharp at every size. */
async function filesOf(
  { file, focus }: Photograph,
  slot: PictureSlot,
  media?: string,
): Promise<PictureFiles[]> {
  const source = master(file);
  if (isDrawing(file)) {
    // A drawing that is shown whole is as wide as a photograph would be, whatever it says.
    const fit = slot.whole && {
      srcSet: `${source.src} ${Math.ceil(source.width)}w`,
      sizes: slot.sizes,
    };
    return [{ type: 'image/svg+xml', srcSet: source.src, ...fit, ...(media && { media }) }];
  }
  const widths = usableWidths(slot, source);
  return Promise.all(
    (['avif', 'webp'] as const).map(async (format) => {
      const files = await Promise.all(
        widths.map((width) => cut(source, slot, width, format, focus)),
      );
      return {
        type: `image/${format}`,
        srcSet: files.map(({ src, width }) => `${src} ${width}w`).join(', '),
        sizes: slot.sizes,
        ...(media && { media }),
      };
    }),
  );
}

/**
 * Cuts a view's pictures, and makes the style of the parts that drawings keep in sight.
 * @param sources make what features ask for
 */
export async function cutPictures<Requests>(requests: Requests, sources: Sources) {
  const positions = new Set<string>();
  /** Photographs are cut already. */
  const sizeOf = (file: string) => (isDrawing(file) ? master(file) : undefined);
  const positionOf = async (request: PictureRequest) => {
    const position = await positionClass(request, sizeOf);
    if (position) positions.add(position.rule);
    return position?.name;
  };
  const pictures = await resolvePictures(requests, {
    picture: async (request) => ({
      ...(await sourceOf(request)),
      position: await positionOf(request),
      isDrawing: isDrawing(request.file),
    }),
    drawing: ({ file }) => readDrawing(file),
    feature: (request) => {
      const make = sources[request.handler];
      if (!make) throw new Error(`Nothing makes ${request.handler}.`);
      return make(request);
    },
  });
  return { pictures, style: [...positions].sort().join('') };
}

async function sourceOf(request: PictureRequest): Promise<Omit<PictureSource, 'isDrawing'>> {
  const { alt, narrow } = request;
  if (narrow) {
    const below = await sourceOf({ kind: 'picture', ...narrow, alt });
    if (isDrawing(request.file) && narrow.file === request.file) return below;
    const wide = await filesOf(request, PICTURE_SLOTS[request.slot], '(min-width: 48rem)');
    return { ...below, files: [...wide, ...below.files] };
  }
  const slot: PictureSlot = PICTURE_SLOTS[request.slot];
  const source = master(request.file);
  if (isDrawing(request.file)) {
    const { src, width, height } = source;
    const whole = { src, width, height };
    const files = slot.whole ? await filesOf(request, slot) : [];
    return { files, fallback: whole, alt, ...(request.enlarged && { large: whole }) };
  }
  const width = usableWidths(slot, source)[1] ?? source.width;
  const format = request.slot === 'logo' || request.slot === 'signature' ? 'png' : 'jpeg';
  const largest = Math.min(LARGE_WIDTH, source.width);
  return {
    files: await filesOf(request, slot),
    fallback: await cut(source, slot, width, format, request.focus),
    alt,
    // In WebP, which also a browser shows that follows the link; a link names one format alone.
    ...(request.enlarged && { large: await cut(source, PICTURE_SLOTS.figure, largest, 'webp') }),
  };
}

/**
 * The photograph of a page that is shown with a shared link to it, cut to the shape that social
 * networks show; undefined where the page has none.
 */
export async function cutShared(requests: unknown, size: { width: number; height: number }) {
  const request = picturesIn(requests).find(({ file, slot }) => {
    const { shared = false }: PictureSlot = PICTURE_SLOTS[slot];
    return shared && !isDrawing(file);
  });
  if (!request) return undefined;
  const source = master(request.file);
  const slot = { ...PICTURE_SLOTS[request.slot], ratio: size.width / size.height, whole: false };
  const width = Math.min(size.width, cutSize(source, slot.ratio).width);
  return { ...(await cut(source, slot, width, 'jpeg', request.focus)), alt: request.alt };
}
