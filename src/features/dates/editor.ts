import { lazy } from 'react';
import type { FeatureEditor } from '../../../editor/feature-editor.ts';

export const editor: FeatureEditor = {
  controls: {
    when: lazy(() => import('./editor/WhenControl.tsx')),
    repeats: lazy(() => import('./editor/RepeatsControl.tsx')),
    zone: lazy(() => import('./editor/ZoneControl.tsx')),
    topic: lazy(() => import('./editor/TopicControl.tsx')),
  },
  composed: ['when', 'repeats'],
};
