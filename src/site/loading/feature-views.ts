import views from 'virtual:site/views';
import type { Parts } from '../shared/feature-views.ts';

/** What the features in use show on pages. */
export const PARTS: Parts = views;
