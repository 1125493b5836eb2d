import { blockView, type FeatureViews } from '../../shared/views.ts';
import { DATES_BLOCK } from './content.ts';
import { Dates } from './Dates.tsx';

export const views: FeatureViews = { blocks: [blockView(DATES_BLOCK, { View: Dates })] };
