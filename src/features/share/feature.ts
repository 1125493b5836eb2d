import type { Feature } from '../../core/feature.ts';
import { SHARE } from './content.ts';

/** A button at the end of a page of the team's own to send it to somebody. */
export const share: Feature = {
  name: 'share',
  fields: [SHARE],
};
