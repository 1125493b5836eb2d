import type { FeatureViews } from '../../site/feature-views.ts';
import { accessibilityStatement } from './AccessibilityStatement.tsx';

export const views: FeatureViews = { pages: { accessibility: accessibilityStatement } };
