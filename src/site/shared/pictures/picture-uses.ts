import type { z } from 'zod';
import { type Field, fieldOf, fieldsOf, type Path } from '#content/fields';
import { cropSize, type Size } from './crop.ts';
import { isDrawing } from './requests.ts';
import {
  ENOUGH_WIDTH,
  MAX_MASTER_BYTES,
  MAX_MASTER_PIXELS,
  slotsNamed,
  type PictureSlot,
} from './slots.ts';

/** A field of a content file that names a picture. */
export interface PictureUse {
  path: Path;
  /** The name of the file in content/images. */
  name: string;
  use: NonNullable<Field['use']>;
}

/** Lists the fields of a content file that name a picture, according to its schema. */
export const pictureUsesIn = (schema: z.ZodType | undefined, data: unknown): PictureUse[] =>
  [...fieldsOf(fieldOf(schema), data)].flatMap(({ path, value, field: { kind, use } }) =>
    kind === 'picture' && use && typeof value === 'string' ? { path, name: value, use } : [],
  );

/** The size of a photograph once cropped for a slot. */
const sizeInSlot = (slot: PictureSlot, size: Size) =>
  slot.whole ? size : cropSize(size, slot.ratio);

/** A sentence if a photograph is too small for one of its slots once cropped. */
function sizeProblem(name: string, size: Size, slots: readonly PictureSlot[]): string | undefined {
  const { width, height } = size;
  for (const slot of slots) {
    const shown = sizeInSlot(slot, size);
    const minWidth = Math.min(slot.minWidth, ENOUGH_WIDTH);
    if (shown.width >= minWidth) continue;
    if (slot.whole)
      return `"${name}" is ${width} px wide; the ${slot.name} needs at least ${minWidth} px.`;
    const minHeight = Math.ceil(minWidth / slot.ratio);
    const has = `"${name}" is ${width} x ${height} px`;
    const needs = `the ${slot.name} needs at least ${minWidth} x ${minHeight} px`;
    if (width < minWidth && height < minHeight) return `${has}; ${needs}.`;
    return `${has}, and ${shown.width} x ${shown.height} px once it is cropped; ${needs}. Choose a larger one.`;
  }
  return undefined;
}

/** The size in px at which a photograph is sharp in all its slots; undefined if it is large enough. */
export function sharpSize({ use }: Pick<PictureUse, 'use'>, size: Size): Size | undefined {
  const slots = typeof use === 'string' ? [] : slotsNamed(use);
  const [soft] = slots
    .filter((slot) => sizeInSlot(slot, size).width < slot.minWidth)
    .sort((first, second) => second.minWidth - first.minWidth);
  return soft && { width: soft.minWidth, height: Math.ceil(soft.minWidth / soft.ratio) };
}

/** The end of a sentence about a picture with too many pixels; undefined for any other. */
export function pixelProblem({ width, height }: Size) {
  const side = Math.floor(Math.sqrt(MAX_MASTER_PIXELS) / 1000) * 1000;
  return width * height > MAX_MASTER_PIXELS
    ? `is ${width} x ${height} px, too large to be read; the limit is ${side} x ${side} px. Save it with 4000 px on its longer side.`
    : undefined;
}

/** A file in content/images. */
interface PictureFile {
  bytes: number;
  /** In px; undefined if the file cannot be read as a picture. */
  size?: Size | undefined;
}

/** A sentence if a file does not suit its use; undefined if it does. */
export function pictureUseProblem({ name, use }: PictureUse, { bytes, size }: PictureFile) {
  if (bytes > MAX_MASTER_BYTES) {
    const megabytes = (count: number) => Math.round(count / 1_000_000);
    return `"${name}" is ${megabytes(bytes)} MB; the limit is ${megabytes(MAX_MASTER_BYTES)} MB. Save it smaller.`;
  }
  if (isDrawing(name)) return undefined;
  if (use === 'drawing') return `"${name}" is a photograph; this needs a drawing (SVG).`;
  if (!size) return `"${name}" cannot be read as a picture; save it again as JPEG or PNG.`;
  const tooMany = pixelProblem(size);
  if (tooMany) return `"${name}" ${tooMany}`;
  return sizeProblem(name, size, slotsNamed(use));
}
