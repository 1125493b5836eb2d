import { cropBox, parseFocalPoint, type FocalPoint, type Size } from './crop.ts';
import { type PictureField, type PictureRequest, WIDE_SCREEN } from './requests.ts';
import { PICTURE_SLOTS, type PictureSlot, type SlotName } from './slots.ts';

/** The `object-position` that shows what the build would crop. @param ratio width / height */
export function objectPosition(size: Size, ratio: number, focus: FocalPoint): string {
  const { left, top, width, height } = cropBox(size, ratio, focus);
  const percent = (start: number, room: number, point: number) =>
    room > 0 ? Math.round((start / room) * 1000) / 10 : point;
  const x = percent(left, size.width - width, focus.x);
  return `${x}% ${percent(top, size.height - height, focus.y)}%`;
}

/** The `object-position` of a focal point in a file that the build has cropped around it. */
export function positionInCrop(size: Size, ratio: number, focus: FocalPoint): string {
  const { left, top, width, height } = cropBox(size, ratio, focus);
  const percent = (point: number, start: number, part: number) =>
    Math.round(((point - start) / part) * 1000) / 10;
  const x = percent((size.width * focus.x) / 100, left, width);
  return `${x}% ${percent((size.height * focus.y) / 100, top, height)}%`;
}

/**
 * A class that keeps focal points in sight where the browser crops a picture, with its CSS rule,
 * because the policy forbids style attributes.
 * @param sizeOf gives the size of a file that the browser crops; undefined for one that only the build
 *   crops
 * @param position gives the `object-position` of a focal point in a file of this size
 */
export async function positionClass(
  { narrow, ...wide }: PictureRequest,
  sizeOf: (file: string) => Size | undefined | Promise<Size | undefined>,
  position = objectPosition,
) {
  const positionOf = async ({ file, focus, slot }: PictureField & { slot: SlotName }) => {
    const shape: PictureSlot = PICTURE_SLOTS[slot];
    const point = parseFocalPoint(focus);
    if (shape.whole || !point) return undefined;
    const size = await sizeOf(file);
    return size && position(size, shape.ratio, point);
  };
  const positions = await Promise.all((narrow ? [narrow, wide] : [wide]).map(positionOf));
  if (!positions.some(Boolean)) return undefined;
  // A hyphen stands for a shape without a position, so that no two rules have the same name.
  const name = `at${positions.map((at = '-') => at.replace(/[^\d.]+/g, '-').replaceAll('.', '_')).join('')}`;
  const media = narrow ? [`@media not all and ${WIDE_SCREEN}`, `@media ${WIDE_SCREEN}`] : [];
  const rules = positions.map((at, index) => {
    const rule = at && `img.${name}{object-position:${at}}`;
    return rule && media[index] ? `${media[index]}{${rule}}` : rule;
  });
  return { name, rule: rules.join('') };
}
