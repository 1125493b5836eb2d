export type { DrawingSource } from './components/Drawing.tsx';
export { Emphasis } from './components/Emphasis.tsx';
export { FilledText } from './components/FilledText.tsx';
export { LinkedText } from './components/LinkedText.tsx';
export type { PictureSource } from './components/Picture.tsx';
export type { FeatureViews } from './feature-views.ts';
export { Frame, framePictures } from './frame/Frame.tsx';
export type { PageView } from './frame/view.ts';
