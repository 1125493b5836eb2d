import views from 'virtual:site/views';
import type { Parts } from '../shared/feature-views.ts';

/** The views of the features in use. */
export const PARTS: Parts = views;
