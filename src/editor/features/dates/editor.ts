import type { FeatureEditor } from '../../feature-editor.ts';
import { lazyComponent } from '../../shared/lazy-component.ts';

export const editor: FeatureEditor = {
  controls: {
    when: lazyComponent(() => import('./WhenControl.tsx')),
    repeats: lazyComponent(() => import('./RepeatsControl.tsx')),
    exceptions: lazyComponent(() => import('./ExceptionsControl.tsx')),
    zone: lazyComponent(() => import('./ZoneControl.tsx')),
    topic: lazyComponent(() => import('./TopicControl.tsx')),
  },
  grouped: ['when', 'repeats'],
};
