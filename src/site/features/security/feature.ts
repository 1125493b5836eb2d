import type { Feature } from '#content/project';
import { SECURITY_FIELD } from './content.ts';

/** Says who to tell about a vulnerability in the site (security.txt). */
export const security: Feature = {
  name: 'security',
  fields: [SECURITY_FIELD],
};
