export type { DrawingSource } from './components/Drawing.tsx';
export { Emphasis, FilledText, LinkedText } from './components/divided-text.tsx';
export type { PictureSource } from './components/Picture.tsx';
export type { FeatureViews } from './views.ts';
export { Frame, frameRequests } from './frame/Frame.tsx';
export { headingStyle } from './head/heading-measures.ts';
