import { blockView, type FeatureViews } from '../../site/feature-views.ts';
import { DATES_BLOCK } from './content.ts';
import { Dates } from './Dates.tsx';
import { HomeDates } from './HomeDates.tsx';

export const views: FeatureViews = {
  blocks: [blockView(DATES_BLOCK, { View: Dates })],
  home: HomeDates,
};
