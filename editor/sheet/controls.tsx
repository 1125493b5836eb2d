import { lazy } from 'react';
import type { Control } from './control.ts';

/** Inputs of fields by their formats, loaded once a form has one. */
export const CONTROLS: Record<string, Control> = {
  picture: lazy(() => import('../pictures/PictureControl.tsx')),
  focus: lazy(() => import('../pictures/FocusControl.tsx')),
  music: lazy(() => import('../music-files/MusicControl.tsx')),
  markdown: lazy(() => import('../rich-text/RichTextControl.tsx')),
  answer: lazy(() => import('../rich-text/RichTextControl.tsx')),
  pictures: lazy(() => import('../pictures/SeveralPictures.tsx')),
};
