import type { SiteFeature } from '../../site/feature-views.ts';
import { SHARE } from './content.ts';

/** A button at the end of a page of the team's own to send it to somebody. */
export const share: SiteFeature = {
  name: 'share',
  fields: [SHARE],
  views: async () => (await import('./views.tsx')).views,
};
