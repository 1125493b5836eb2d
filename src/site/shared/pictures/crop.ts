import { slotsNamed, type PictureSlot } from './slots.ts';

/** Width and height in px. */
export interface Size {
  width: number;
  height: number;
}

/** The point around which a picture is cropped, in percent of its width and height, from top left. */
export interface FocalPoint {
  x: number;
  y: number;
}

const MIDDLE: FocalPoint = { x: 50, y: 50 };

/** Parses a focal point such as `40% 30%`; undefined for any other text. */
export function parseFocalPoint(text: unknown): FocalPoint | undefined {
  const [, x, y] = (typeof text === 'string' && /^(\d{1,3})% (\d{1,3})%$/.exec(text)) || [];
  return x === undefined ? undefined : { x: Number(x), y: Number(y) };
}

/** Formats a focal point for a content file. */
export const formatFocalPoint = ({ x, y }: FocalPoint) => `${Math.round(x)}% ${Math.round(y)}%`;

/** The focal point of a slot if the content sets none. */
export const defaultFocalPoint = ({ position }: PictureSlot): FocalPoint =>
  position === 'right' ? { ...MIDDLE, x: 100 } : MIDDLE;

/** The largest size with this ratio that fits in a picture, in px. @param ratio width / height */
export function cropSize({ width, height }: Size, ratio: number): Size {
  return {
    width: Math.max(1, Math.floor(Math.min(width, height * ratio))),
    height: Math.max(1, Math.floor(Math.min(height, width / ratio))),
  };
}

/** The widths of a slot in px that a master can fill without enlarging. */
export function usableWidths(slot: PictureSlot, size: Size): [number, ...number[]] {
  const widest = slot.whole ? size.width : cropSize(size, slot.ratio).width;
  const [smallest = widest, ...larger] = slot.widths.filter((width) => width <= widest);
  return [smallest, ...larger];
}

/** The width in px of the file for browsers that know no `srcset`: enough for small screens. */
export function fallbackWidth(slot: PictureSlot, size: Size): number {
  const [smallest, second = smallest] = usableWidths(slot, size);
  return second;
}

/**
 * The largest box with a ratio, as close around a point as edges allow. @param ratio width / height
 */
export function cropBox(size: Size, ratio: number, { x, y }: FocalPoint) {
  const crop = cropSize(size, ratio);
  const start = (whole: number, part: number, percent: number) =>
    Math.max(0, Math.min(whole - part, Math.round((whole * percent) / 100 - part / 2)));
  return {
    left: start(size.width, crop.width, x),
    top: start(size.height, crop.height, y),
    ...crop,
  };
}

/** The slots with these names that crop their picture. */
export const croppingSlots = (names: readonly string[]): PictureSlot[] =>
  slotsNamed(names).filter(({ whole }) => !whole);
