import { lazyScreen } from '../../app/lazy-screen.ts';
import type { FeatureEditor } from '../../feature-editor.ts';

export const editor: FeatureEditor = {
  controls: {
    when: lazyScreen(() => import('./WhenControl.tsx')),
    repeats: lazyScreen(() => import('./RepeatsControl.tsx')),
    exceptions: lazyScreen(() => import('./ExceptionsControl.tsx')),
    zone: lazyScreen(() => import('./ZoneControl.tsx')),
    topic: lazyScreen(() => import('./TopicControl.tsx')),
  },
  grouped: ['when', 'repeats'],
};
