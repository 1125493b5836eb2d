import { textFingerprint } from '../text/text-fingerprint.ts';
import type { IsShipped } from './field-issues.ts';
import fingerprints from './shipped.json' with { type: 'json' };

const known = new Set(fingerprints);

/** Whether this is the fingerprint of a text or a picture that the site was shipped with. */
export const isKnown = (fingerprint: number): boolean => known.has(fingerprint);

/** The paragraphs of a text, each of which may still be the shipped one; a heading never counts. */
export const samplesIn = (text: string): string[] =>
  text.split(/\n{2,}/).filter((paragraph) => !paragraph.startsWith('#'));

/** What the site was shipped with. @param samples names of the files in content/images of it */
export const shippedWith =
  (samples: ReadonlySet<string>): IsShipped =>
  ({ value, fieldSchema }) =>
    typeof value === 'string' &&
    (fieldSchema.format === 'picture'
      ? samples.has(value)
      : samplesIn(value).some((text) => isKnown(textFingerprint(text))));
