import { textFingerprint } from '../text/text-fingerprint.ts';
import type { IsShipped } from './field-issues.ts';
import fingerprints from './shipped.json' with { type: 'json' };

const known = new Set(fingerprints);

/** Whether this is the fingerprint of a text or a picture that the site was shipped with. */
export const isKnown = (fingerprint: number): boolean => known.has(fingerprint);

/** What the site was shipped with. @param samples names of the files in content/images of it */
export const shippedWith =
  (samples: ReadonlySet<string>): IsShipped =>
  ({ value, fieldSchema }) =>
    typeof value === 'string' &&
    (fieldSchema.format === 'picture' ? samples.has(value) : isKnown(textFingerprint(value)));
