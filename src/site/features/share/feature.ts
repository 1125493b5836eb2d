import type { Feature } from '#content/project';
import { SHARE_FIELD, SHARE_WORDS } from './content.ts';

/** A button at the end of custom pages that sends the page to somebody. */
export const share: Feature = { name: 'share', fields: [SHARE_FIELD, SHARE_WORDS] };
