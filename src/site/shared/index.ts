export type { DrawingSource } from './components/Drawing.tsx';
export { Emphasis } from './components/Emphasis.tsx';
export { FilledText } from './components/FilledText.tsx';
export { LinkedText } from './components/LinkedText.tsx';
export type { PictureSource } from './components/Picture.tsx';
export type { FeatureViews } from './feature-views.ts';
export { Frame, framePictures } from './frame/Frame.tsx';
export type { PageView } from './frame/view.ts';
export {
  cutSize,
  cuttingSlots,
  type Focus,
  readFocus,
  type Size,
  usualFocus,
  writeFocus,
} from './pictures/focus.ts';
export { objectPosition, positionClass } from './pictures/object-position.ts';
export { type PictureUse, useProblem } from './pictures/picture-uses.ts';
export { type PictureRequest, type PictureResolver, resolvePictures } from './pictures/requests.ts';
export {
  MAX_MASTER_BYTES,
  PICTURE_SLOTS,
  type PictureSlot,
  type SlotName,
} from './pictures/slots.ts';

/** Loads the parser of drawings, which few people need: a drawing is rarely chosen. */
export const loadDrawingParser = () => import('./pictures/parse-drawing.ts');
