import { slotsNamed, type PictureSlot } from './slots.ts';

/** Width and height in px. */
export interface Size {
  width: number;
  height: number;
}

/** A rectangle in a picture, in px. */
interface Box extends Size {
  left: number;
  top: number;
}

/** A point in percent of a picture's width and height, from its top left corner. */
export interface Focus {
  x: number;
  y: number;
}

const MIDDLE: Focus = { x: 50, y: 50 };

/** Parses a focus such as `40% 30%`; undefined for any other text. */
export function parseFocus(text: unknown): Focus | undefined {
  const [, x, y] = (typeof text === 'string' && /^(\d{1,3})% (\d{1,3})%$/.exec(text)) || [];
  return x === undefined ? undefined : { x: Number(x), y: Number(y) };
}

/** Formats a focus for a content file. */
export const formatFocus = ({ x, y }: Focus) => `${Math.round(x)}% ${Math.round(y)}%`;

/** The focus of a slot if the content sets none. */
export const defaultFocus = ({ position }: PictureSlot): Focus =>
  position === 'right' ? { ...MIDDLE, x: 100 } : MIDDLE;

/** The largest size with this ratio that fits in a picture, in px. @param ratio width / height */
export function cutSize({ width, height }: Size, ratio: number): Size {
  return {
    width: Math.max(1, Math.floor(Math.min(width, height * ratio))),
    height: Math.max(1, Math.floor(Math.min(height, width / ratio))),
  };
}

/** The widths of a slot in px that a master can fill without enlarging. */
export function usableWidths(slot: PictureSlot, size: Size): [number, ...number[]] {
  const widest = slot.whole ? size.width : cutSize(size, slot.ratio).width;
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
export function cutBox(size: Size, ratio: number, { x, y }: Focus): Box {
  const cut = cutSize(size, ratio);
  const start = (whole: number, part: number, percent: number) =>
    Math.max(0, Math.min(whole - part, Math.round((whole * percent) / 100 - part / 2)));
  return {
    left: start(size.width, cut.width, x),
    top: start(size.height, cut.height, y),
    ...cut,
  };
}

/** Of these slots, those that crop their picture. */
export const cuttingSlots = (names: readonly string[]): PictureSlot[] =>
  slotsNamed(names).filter(({ whole }) => !whole);
