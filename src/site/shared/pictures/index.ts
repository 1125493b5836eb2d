export {
  cutSize,
  cuttingSlots,
  type Focus,
  parseFocus,
  type Size,
  defaultFocus,
  formatFocus,
} from './focus.ts';
export { objectPosition, positionClass } from './object-position.ts';
export { type PictureUse, sharpSize, useProblem } from './picture-uses.ts';
export { type PictureRequest, type PictureResolver, resolvePictures } from './requests.ts';
export { PICTURE_SLOTS, type PictureSlot, type SlotName } from './slots.ts';

/** Loads the drawing parser on demand, because people seldom choose a drawing. */
export const loadDrawingParser = () => import('./parse-drawing.ts');
