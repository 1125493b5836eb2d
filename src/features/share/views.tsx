import type { FeatureViews } from '../../site/feature-views.ts';
import { Share } from './Share.tsx';

export const views: FeatureViews = { pageEnd: Share };
