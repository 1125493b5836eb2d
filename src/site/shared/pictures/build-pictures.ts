import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';
import sharp from 'sharp';
import type { PictureSource } from '../components/Picture.tsx';
import { cropSize, fallbackWidth, usableWidths } from './crop.ts';
import { objectPosition, positionClass, positionInCrop } from './object-position.ts';
import { readDrawing } from './read-drawing.ts';
import {
  isDrawing,
  pictureRequestsIn,
  resolveAssets,
  type PictureField,
  type PictureRequest,
  type RequestHandlers,
  WIDE_SCREEN,
} from './requests.ts';
import { PICTURE_SLOTS, type PictureSlot } from './slots.ts';

// Only names that FILE_NAME accepts: the bundler cannot import some others, such as those with "#".
const masters = import.meta.glob<ImageMetadata>(
  ['/content/images/*.{jpg,jpeg,png,webp,avif,svg}', '!/content/images/*[!a-z0-9._-]*'],
  { eager: true, import: 'default' },
);

/** Astro corrects the size for the orientation only in JPEGs; sharp turns every format. */
for (const [path, picture] of Object.entries(masters))
  if (picture.format !== 'svg') {
    const { autoOrient } = await sharp(`.${path}`).metadata();
    Object.assign(picture, autoOrient);
  }

/** AVIF first, then WebP, and JPEG as the fallback; PNG where transparency is needed. */
const QUALITY = { avif: 45, webp: 60, jpeg: 60, png: 80 } as const;

/** Widest file in px that a picture links to: sharp on any phone. */
const LARGE_WIDTH = 1280;

function master(name: string): ImageMetadata {
  const master = masters[`/content/images/${name}`];
  if (!master) throw new Error(`content/images/${name} is missing.`);
  return master;
}

/** Makes one file of a photograph. Width and height in px. */
async function buildFile(
  source: ImageMetadata,
  slot: PictureSlot,
  width: number,
  format: keyof typeof QUALITY,
  focus?: string,
) {
  const { width: sourceWidth, height: sourceHeight } = source;
  const height = Math.round(slot.whole ? (width * sourceHeight) / sourceWidth : width / slot.ratio);
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

/** The files for one slot. Drawings are used unchanged, since they are sharp at every size. */
async function filesOf({ file, focus }: PictureField, slot: PictureSlot, media?: string) {
  const source = master(file);
  if (isDrawing(file)) {
    // A whole drawing is shown as wide as a photograph, whatever size its file states.
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
        widths.map((width) => buildFile(source, slot, width, format, focus)),
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
 * Resolves a view's requests by making files. Also returns the style that keeps focal points in sight.
 */
export async function buildAssets<Requests>(requests: Requests, handlers: RequestHandlers) {
  const positions = new Set<string>();
  const positionOf = async (request: PictureRequest) => {
    // Photographs are cropped already. Browsers crop those with two shapes, the banners, once more.
    const sizeOf = (file: string) => (isDrawing(file) || request.narrow ? master(file) : undefined);
    const inFile = isDrawing(request.file) ? objectPosition : positionInCrop;
    const position = await positionClass(request, sizeOf, inFile);
    if (position) positions.add(position.rule);
    return position?.name;
  };
  const assets = await resolveAssets(requests, {
    picture: async (request) => ({
      ...(await sourceOf(request)),
      position: await positionOf(request),
      isDrawing: isDrawing(request.file),
    }),
    drawing: ({ file }) => readDrawing(file),
    feature: (request) => {
      const handle = handlers[request.handler];
      if (!handle) throw new Error(`Nothing handles ${request.handler}.`);
      return handle(request);
    },
  });
  return { assets, style: [...positions].sort().join('') };
}

async function sourceOf(request: PictureRequest): Promise<Omit<PictureSource, 'isDrawing'>> {
  const { alt, narrow } = request;
  if (narrow) {
    const below = await sourceOf({ kind: 'picture', ...narrow, alt });
    if (isDrawing(request.file) && narrow.file === request.file) return below;
    const wide = await filesOf(request, PICTURE_SLOTS[request.slot], WIDE_SCREEN);
    return { ...below, files: [...wide, ...below.files] };
  }
  const slot: PictureSlot = PICTURE_SLOTS[request.slot];
  const source = master(request.file);
  if (isDrawing(request.file)) {
    const { src, width, height } = source;
    const file = { src, width, height };
    const files = slot.whole ? await filesOf(request, slot) : [];
    return { files, fallback: file, alt, ...(request.enlarged && { large: file }) };
  }
  const width = fallbackWidth(slot, source);
  const format = slot.transparent ? 'png' : 'jpeg';
  const largest = Math.min(LARGE_WIDTH, source.width);
  return {
    files: await filesOf(request, slot),
    fallback: await buildFile(source, slot, width, format, request.focus),
    alt,
    // WebP: a link names one file, and every browser that may follow it shows WebP.
    ...(request.enlarged && {
      large: await buildFile(source, PICTURE_SLOTS.figure, largest, 'webp'),
    }),
  };
}

/**
 * The photograph for shared links to a page, cropped to the ratio that social networks show; undefined
 * if the page has none.
 */
export async function buildLinkPicture(requests: unknown, size: { width: number; height: number }) {
  const request = pictureRequestsIn(requests).find(({ file, slot }) => {
    const { shared = false }: PictureSlot = PICTURE_SLOTS[slot];
    return shared && !isDrawing(file);
  });
  if (!request) return undefined;
  const source = master(request.file);
  const slot = { ...PICTURE_SLOTS[request.slot], ratio: size.width / size.height, whole: false };
  const width = Math.min(size.width, cropSize(source, slot.ratio).width);
  return { ...(await buildFile(source, slot, width, 'jpeg', request.focus)), alt: request.alt };
}
