import { cutBox, readFocus, usualFocus, type Focus, type Size } from '../../src/pictures/focus.ts';
import type { Photograph, PictureRequest } from '../../src/pictures/requests.ts';
import { PICTURE_SLOTS, type PictureSlot, type SlotName } from '../../src/pictures/slots.ts';

/**
 * What makes a browser show the part of a whole picture that the build would cut: a value of
 * `object-position` (CSS Images 3, 5.5).
 * @param ratio width / height
 */
export function objectPosition(size: Size, ratio: number, focus: Focus): string {
  const { left, top, width, height } = cutBox(size, ratio, focus);
  const percent = (start: number, room: number) =>
    room > 0 ? Math.round((start / room) * 1000) / 10 : 50;
  return `${percent(left, size.width - width)}% ${percent(top, size.height - height)}%`;
}

const rules = new Map<string, string>();

/** The style of every class that {@link positionClass} has given. */
export const positionStyle = () => [...rules.values()].join('');

/**
 * A class that shows a picture of the page beside a form as the build would cut it; empty where it
 * is cut as its style says anyway.
 * @param sizeOf gives the size of a file in content/images
 */
export async function positionClass(
  { narrow, ...wide }: PictureRequest,
  sizeOf: (file: string) => Promise<Size | undefined>,
): Promise<string> {
  const ruleFor = async ({ file, focus, slot }: Photograph & { slot: SlotName }) => {
    const shape: PictureSlot = PICTURE_SLOTS[slot];
    const chosen = readFocus(focus);
    if (shape.whole || !(chosen || shape.position)) return '';
    const size = await sizeOf(file);
    return size ? objectPosition(size, shape.ratio, chosen ?? usualFocus(shape)) : '';
  };
  const positions = [await ruleFor(narrow ?? wide), await ruleFor(wide)];
  if (!positions.some(Boolean)) return '';
  const name = `at${positions.join('_').replace(/[^\d_]+/g, '-')}`;
  const [all, large] = positions.map((at) => at && `img.${name}{object-position:${at}}`);
  rules.set(name, `${all}@media (min-width:48rem){${large}}`);
  return name;
}
