export {
  cropSize,
  croppingSlots,
  type FocalPoint,
  parseFocalPoint,
  type Size,
  defaultFocalPoint,
  formatFocalPoint,
} from './crop.ts';
export { objectPosition, positionClass } from './object-position.ts';
export { type PictureUse, sharpSize, pictureUseProblem } from './picture-uses.ts';
export { isDrawing, type PictureRequest, type AssetResolver } from './requests.ts';
export { resolveAssets, WIDE_SCREEN } from './requests.ts';
export { PICTURE_SLOTS, type PictureSlot, type SlotName } from './slots.ts';

/** Loads the drawing parser on demand, because people seldom choose a drawing. */
export const loadDrawingParser = () => import('./parse-drawing.ts');
