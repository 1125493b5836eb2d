import { later } from '../../../editor/app/later.ts';
import type { FeatureEditor } from '../../../editor/feature-editor.ts';

export const editor: FeatureEditor = {
  controls: {
    when: later(() => import('./editor/WhenControl.tsx')),
    repeats: later(() => import('./editor/RepeatsControl.tsx')),
    exceptions: later(() => import('./editor/ExceptionsControl.tsx')),
    zone: later(() => import('./editor/ZoneControl.tsx')),
    topic: later(() => import('./editor/TopicControl.tsx')),
  },
  composed: ['when', 'repeats'],
};
