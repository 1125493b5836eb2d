import type { SiteFeature } from '../../site/feature-views.ts';
import { SECURITY } from './schema.ts';

/** Whom to tell about a vulnerability of the site. */
export const security: SiteFeature = {
  name: 'security',
  fields: [SECURITY],
};
