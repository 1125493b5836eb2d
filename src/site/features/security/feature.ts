import type { Feature } from '#content/project';
import { SECURITY } from './content.ts';

/** Whom to tell about a vulnerability of the site. */
export const security: Feature = {
  name: 'security',
  fields: [SECURITY],
};
